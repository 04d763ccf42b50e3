// SPDX-License-Identifier: MIT
#include "sandbox/httpfront.h"

#include <array>

namespace balcao::sandbox
{

namespace
{

using namespace std::chrono_literals;

constexpr std::string_view createPath = "/v1/pixQrCode/create";
constexpr std::string_view updatePath = "/v1/pixQrCode/update";
constexpr std::string_view sandboxFolder = "/sandbox/";
constexpr int noMoreToSend = 1; // SHUT_WR, or SD_SEND on Windows
constexpr std::size_t maxBody = std::size_t{64} * 1024;
constexpr auto maxSilence = 15s;
/** The library waits as long at a time for bytes from a client. */
constexpr auto slice = 50ms;

/** What becomes of the request that this thread serves: the library's handlers get no other way to say it. */
thread_local Ending ending = Ending::Answer;

/** The library's connection, with two differences: no wait outlasts the stop by more than a slice, and nothing is sent
 *  once the request is to stay without an answer.
 */
class Exchange final : public httplib::Stream
{
public:
    Exchange(httplib::Stream &client, const std::atomic<bool> &stopping)
        : m_client(client)
        , m_stopping(stopping)
    {
    }

    ssize_t read(char *bytes, size_t size) override
    {
        ssize_t count = -1;
        for (auto waited = 0ms; count < 0 && waited < maxSilence && !m_stopping; waited += slice) {
            count = m_client.read(bytes, size);
        }
        return count;
    }
    ssize_t write(const char *bytes, size_t size) override
    {
        // Not m_client.write(), which takes a client that has nothing more to send for gone.
        return ending == Ending::Answer ? httplib::detail::send_socket(m_client.socket(), bytes, size, 0) : -1;
    }
    [[nodiscard]] bool is_readable() const override { return true; }
    [[nodiscard]] bool is_writable() const override { return true; }
    void get_remote_ip_and_port(std::string &address, int &port) const override
    {
        m_client.get_remote_ip_and_port(address, port);
    }
    void get_local_ip_and_port(std::string &address, int &port) const override
    {
        m_client.get_local_ip_and_port(address, port);
    }
    [[nodiscard]] socket_t socket() const override { return m_client.socket(); }

private:
    httplib::Stream &m_client;
    const std::atomic<bool> &m_stopping;
};

/** The library's view of a request, before it reads the body. */
void prepare(httplib::Request &request)
{
    // Answers are never cut into ranges nor packed.
    request.ranges.clear();
    request.headers.erase("Accept-Encoding");
    if (!request.has_header("Content-Length")) {
        request.set_header("Content-Length", "0"); // the library would wait for the end of the connection
    }
}

void put(const Reply &reply, httplib::Response &response)
{
    response.status = reply.status;
    response.set_content(reply.body, reply.contentType);
    response.set_header("Cache-Control", "no-store");
    if (reply.status == 401) {
        response.set_header("WWW-Authenticate", "Bearer");
    }
    if (!reply.allow.empty()) {
        response.set_header("Allow", reply.allow);
    }
    ending = reply.ending;
}

Reply protocolReply(int status)
{
    switch (status) {
    case 413:
        return errorReply(status, "too_large", "O corpo da requisição passa de 64 KiB.");
    case 414:
        return errorReply(status, "too_large", "O endereço da requisição é longo demais.");
    case 415:
        return errorReply(status, "unsupported_media_type", "O corpo da requisição não pode vir compactado.");
    case 500:
        return errorReply(status, "internal_error", "Erro interno do provedor.");
    default:
        return errorReply(status, "bad_request", "A requisição HTTP não é válida.");
    }
}

bool isJson(const std::string &contentType)
{
    QString type = QString::fromLatin1(contentType.data(), static_cast<qsizetype>(contentType.size())).toLower();
    type.remove(u' ').remove(u'\t').remove(u'"');
    return type == QLatin1StringView("application/json") || type == QLatin1StringView("application/json;charset=utf-8");
}

/** Host and port of this machine by one of its loopback names; no name at all is what a bare client sends. */
bool isLoopbackHost(std::string host)
{
    const auto colon = host.rfind(':');
    if (colon != std::string::npos && host.find(']', colon) == std::string::npos) {
        host.resize(colon);
    }
    return host.empty() || host == "127.0.0.1" || host == "localhost" || host == "[::1]";
}

void setSocketOptions(socket_t socket)
{
    const int on = 1;
#ifdef _WIN32
    setsockopt(socket, SOL_SOCKET, SO_EXCLUSIVEADDRUSE, reinterpret_cast<const char *>(&on), sizeof on);
#else
    // Not SO_REUSEPORT, the library's choice: with it a second sandbox would take half of the first one's requests.
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
#endif
}

} // namespace

HttpFront::HttpFront(SandboxProvider &provider)
    : m_provider(provider)
{
    set_socket_options(setSocketOptions);
    set_payload_max_length(maxBody);
    set_read_timeout(slice);
    set_write_timeout(2s);
    set_pre_routing_handler(
        [this](const httplib::Request &request, httplib::Response &response) { return route(request, response); });
    Post(std::string(createPath) + '|' + std::string(updatePath),
         [this](const httplib::Request &request, httplib::Response &response) {
             // The library's own limit does not hold for chunks.
             put(request.body.size() > maxBody ? protocolReply(413)
                 : request.path == createPath  ? m_provider.create(request.body)
                                               : m_provider.update(request.body, request.params),
                 response);
         });
    set_post_routing_handler([this](const httplib::Request &, httplib::Response &response) {
        response.set_header("Date", m_provider.date());
    });
    set_exception_handler([](const httplib::Request &, httplib::Response &response, const std::exception_ptr &) {
        put(protocolReply(500), response);
    });
    set_error_handler([](const httplib::Request &, httplib::Response &response) {
        if (response.body.empty()) {
            put(protocolReply(response.status), response);
        }
    });
}

std::optional<int> HttpFront::bind(int port)
{
    const int bound = port == 0 ? bind_to_any_port("127.0.0.1") : (bind_to_port("127.0.0.1", port) ? port : -1);
    if (bound <= 0) {
        return std::nullopt;
    }
    constexpr int backlog = 128; // the library asks for 5, which a burst of clients overruns
    ::listen(svr_sock_, backlog);
    return bound;
}

bool HttpFront::process_and_close_socket(socket_t socket)
{
    ending = Ending::Answer;
    if (!m_stopping) {
        httplib::detail::process_client_socket(socket, read_timeout_sec_, read_timeout_usec_, write_timeout_sec_,
                                               write_timeout_usec_,
                                               [this](httplib::Stream &client) { return serve(client); });
    }
    if (ending == Ending::Reset) {
        linger hard{};
        hard.l_onoff = 1;
        setsockopt(socket, SOL_SOCKET, SO_LINGER, reinterpret_cast<const char *>(&hard), sizeof hard);
    }
    httplib::detail::close_socket(socket);
    return true;
}

bool HttpFront::serve(httplib::Stream &client)
{
    Exchange exchange(client, m_stopping);
    bool isClosed = false;
    const bool isAnswered = [&](auto &server) {
        if constexpr (requires { server.process_request(exchange, true, isClosed, prepare); })
            return server.process_request(exchange, true, isClosed, prepare);
        else // later versions of the library want both ends' addresses
            return server.process_request(exchange, std::string(), 0, std::string(), 0, true, isClosed, prepare);
    }(*this);
    std::array<char, 4096> ignored{};
    if (ending == Ending::Hang) {
        while (!m_stopping && (!client.is_readable() || client.read(ignored.data(), ignored.size()) > 0)) {
        }
    } else if (isAnswered) {
        // What the client still sends is taken in, so that it can read the answer before it notices the end.
        constexpr int enough = 8192;
        ::shutdown(client.socket(), noMoreToSend);
        for (int i = 0; i < enough && exchange.read(ignored.data(), ignored.size()) > 0; ++i) {
        }
    }
    return isAnswered;
}

httplib::Server::HandlerResponse HttpFront::route(const httplib::Request &request, httplib::Response &response)
{
    const std::string_view path = request.path;
    std::optional<Reply> reply;
    if (path == createPath || path == updatePath) {
        reply = refusal(request);
    } else if (path.starts_with(sandboxFolder)) {
        reply = sandboxRefusal(request);
        if (!reply) {
            const auto rest = path.substr(sandboxFolder.size());
            reply = request.method == "POST" ? m_provider.act(rest) : m_provider.look(rest);
        }
    } else {
        reply = errorReply(404, "not_found", "Este endereço não existe.");
    }
    if (!reply) {
        return HandlerResponse::Unhandled;
    }
    put(*reply, response);
    return HandlerResponse::Handled;
}

/** What both operations ask before the body is looked at, in this order. */
std::optional<Reply> HttpFront::refusal(const httplib::Request &request) const
{
    if (request.method != "POST") {
        Reply reply = errorReply(405, "method_not_allowed", "Este endereço só aceita POST.");
        reply.allow = "POST";
        return reply;
    }
    if (request.get_header_value_count("Authorization") != 1 ||
        !m_provider.isAuthorized(request.get_header_value("Authorization"))) {
        return errorReply(401, "unauthorized", "A chave de API está ausente ou não é válida.");
    }
    if (request.get_header_value_count("Content-Type") != 1 || !isJson(request.get_header_value("Content-Type"))) {
        return errorReply(415, "unsupported_media_type", "O Content-Type deve ser application/json.");
    }
    if (request.has_header("Content-Encoding")) {
        return protocolReply(415);
    }
    return std::nullopt;
}

/** No key is asked for here, so a web page in a browser on this machine must not get through. */
std::optional<Reply> HttpFront::sandboxRefusal(const httplib::Request &request) const
{
    if (!isLoopbackHost(request.get_header_value("Host")) || request.has_header("Origin")) {
        return errorReply(403, "forbidden", "Este endereço não atende páginas da web.");
    }
    if (request.method != "GET" && request.method != "HEAD" && request.method != "POST") {
        Reply reply = errorReply(405, "method_not_allowed", "Este endereço só aceita GET e POST.");
        reply.allow = "GET, POST";
        return reply;
    }
    return std::nullopt;
}

} // namespace balcao::sandbox
