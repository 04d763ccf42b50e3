// SPDX-License-Identifier: MIT
#include "sandbox/httpfront.h"

#include "sandbox/requestreader.h"

#include <algorithm>
#include <cstring>

namespace balcao::sandbox
{

namespace
{

using namespace std::chrono_literals;

constexpr std::string_view createPath = "/v1/pixQrCode/create";
constexpr std::string_view updatePath = "/v1/pixQrCode/update";
constexpr std::string_view sandboxFolder = "/sandbox/";
constexpr auto sendTime = 10s;

/** One request that is wholly in memory, and the way back to its sender. */
class Exchange final : public httplib::Stream
{
public:
    Exchange(ClientSocket &socket, std::string request)
        : m_socket(socket)
        , m_request(std::move(request))
    {
    }

    bool is_readable() const override { return m_taken < m_request.size(); }
    bool is_writable() const override { return true; }

    ssize_t read(char *bytes, size_t size) override
    {
        const auto count = std::min(size, m_request.size() - m_taken);
        std::memcpy(bytes, m_request.data() + m_taken, count);
        m_taken += count;
        return static_cast<ssize_t>(count);
    }

    ssize_t write(const char *bytes, size_t size) override
    {
        if (m_ending == Ending::Answer) {
            m_answer.append(bytes, size);
        }
        return static_cast<ssize_t>(size);
    }

    void get_remote_ip_and_port(std::string &ip, int &port) const override
    {
        ip = "127.0.0.1";
        port = 0;
    }
    void get_local_ip_and_port(std::string &ip, int &port) const override { get_remote_ip_and_port(ip, port); }
    socket_t socket() const override { return 0; }

    void setEnding(Ending ending) { m_ending = ending; }
    [[nodiscard]] Ending ending() const { return m_ending; }
    /** In one piece, so that head and body do not travel apart. */
    [[nodiscard]] bool sendAnswer() { return m_socket.send(m_answer, std::chrono::steady_clock::now() + sendTime); }

private:
    ClientSocket &m_socket;
    std::string m_request;
    std::size_t m_taken = 0;
    std::string m_answer;
    Ending m_ending = Ending::Answer;
};

/** The exchange of this thread: httplib's handlers get no other way to reach their connection. */
thread_local Exchange *currentExchange = nullptr;

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
    if (currentExchange != nullptr) {
        currentExchange->setEnding(reply.ending);
    }
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
    case 431:
        return errorReply(status, "too_large", "Os cabeçalhos da requisição são longos demais.");
    case 500:
        return errorReply(status, "internal_error", "Erro interno do provedor.");
    default:
        return errorReply(status, "bad_request", "A requisição HTTP não é válida.");
    }
}

/** For requests that never get as far as the HTTP library. */
std::string rawAnswer(int status)
{
    const Reply reply = protocolReply(status);
    return "HTTP/1.1 " + std::to_string(status) + " Refused\r\nContent-Type: " + reply.contentType +
           "\r\nContent-Length: " + std::to_string(reply.body.size()) + "\r\nConnection: close\r\n\r\n" + reply.body;
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
    set_keep_alive_max_count(1000);
    set_keep_alive_timeout(15);
    set_pre_routing_handler(
        [this](const httplib::Request &request, httplib::Response &response) { return route(request, response); });
    Post(std::string(createPath), [this](const httplib::Request &request, httplib::Response &response) {
        put(m_provider.create(request.body), response);
    });
    Post(std::string(updatePath), [this](const httplib::Request &request, httplib::Response &response) {
        put(m_provider.update(request.body, request.params), response);
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
    ClientSocket client(socket, m_stopping);
    RequestReader reader(client);
    for (;;) {
        auto next = reader.next();
        if (const auto *refused = std::get_if<RequestReader::Refused>(&next)) {
            if (client.send(rawAnswer(refused->status), std::chrono::steady_clock::now() + sendTime)) {
                client.closeGently();
            }
            return false;
        }
        auto *request = std::get_if<std::string>(&next);
        if (request == nullptr) {
            return true;
        }
        Exchange exchange(client, std::move(*request));
        currentExchange = &exchange;
        bool closed = false;
        const bool processed = process_request(exchange, m_stopping, closed, nullptr);
        currentExchange = nullptr;
        switch (exchange.ending()) {
        case Ending::Answer:
            break;
        case Ending::Hang:
            client.waitForEnd();
            return true;
        case Ending::Reset:
            client.reset();
            return true;
        }
        if (!exchange.sendAnswer() || !processed || closed || m_stopping) {
            return processed;
        }
    }
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
