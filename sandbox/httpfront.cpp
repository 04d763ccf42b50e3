// SPDX-License-Identifier: MIT
#include "sandbox/httpfront.h"

#include "sandbox/exchange.h"
#include "sandbox/requesthead.h"

#include <utility>

namespace balcao::sandbox
{

namespace
{

using namespace std::chrono_literals;

constexpr std::string_view createPath = "/v1/pixQrCode/create";
constexpr std::string_view updatePath = "/v1/pixQrCode/update";
constexpr std::string_view sandboxFolder = "/sandbox/";
/** How many connections are served at a time, and how many more wait; others are closed at once. */
constexpr std::size_t threads = 64;
constexpr int maxWaiting = 256;
/** The library waits as long at a time for bytes from a client. */
constexpr auto slice = 50ms;

/** What this thread serves: the library's handlers get no other way to know it. */
thread_local Exchange *served = nullptr;
thread_local bool isTurnedAway = false;

/** The library's threads, and a count of the connections that they have not taken yet. */
class Queue final : public httplib::TaskQueue
{
public:
    explicit Queue(Crowd &crowd)
        : m_crowd(crowd)
    {
    }

    // Nothing, or whether the job was taken: it depends on the library's version.
    using Result = decltype(std::declval<httplib::TaskQueue &>().enqueue(nullptr));
    Result enqueue(std::function<void()> job) override
    {
        if (m_crowd.waiting >= maxWaiting) {
            isTurnedAway = true;
            job();
            isTurnedAway = false;
            return Result(true);
        }
        ++m_crowd.waiting;
        return m_threads.enqueue([this, job = std::move(job)] {
            --m_crowd.waiting;
            job();
        });
    }
    void shutdown() override { m_threads.shutdown(); }

private:
    Crowd &m_crowd;
    httplib::ThreadPool m_threads{threads};
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
    served->endWith(reply.ending);
}

Reply protocolReply(int status)
{
    switch (status) {
    case 408:
        return errorReply(status, "too_slow", "A requisição não chegou inteira a tempo.");
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

bool isJson(const std::string &contentType)
{
    QString type = QString::fromLatin1(contentType.data(), static_cast<qsizetype>(contentType.size())).toLower();
    type.remove(u' ').remove(u'\t').remove(u'"');
    return type == QLatin1StringView("application/json") || type == QLatin1StringView("application/json;charset=utf-8");
}

/** Host and port of this machine by one of its loopback names; HTTP/1.0 may do without. */
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

HttpFront::HttpFront(SandboxProvider &provider, std::chrono::milliseconds requestTime)
    : m_provider(provider)
    , m_requestTime(requestTime)
{
    set_socket_options(setSocketOptions);
    set_payload_max_length(maxBody);
    set_read_timeout(slice);
    set_write_timeout(2s);
    set_pre_routing_handler(
        [this](const httplib::Request &request, httplib::Response &response) { return route(request, response); });
    Post(std::string(createPath) + '|' + std::string(updatePath),
         [this](const httplib::Request &request, httplib::Response &response) {
             // The library's own limit does not hold for chunks, which may take more on the wire.
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
            put(protocolReply(served->problem() != 0 ? served->problem() : response.status), response);
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

httplib::TaskQueue *HttpFront::newQueue()
{
    return new Queue(m_crowd);
}

bool HttpFront::process_and_close_socket(socket_t socket)
{
    Ending ending = Ending::Answer;
    if (!m_crowd.isStopping && !isTurnedAway) {
        httplib::detail::process_client_socket(socket, read_timeout_sec_, read_timeout_usec_, write_timeout_sec_,
                                               write_timeout_usec_, [&](httplib::Stream &client) {
                                                   ending = serve(client);
                                                   return true;
                                               });
    }
    if (ending == Ending::Reset) {
        linger hard{};
        hard.l_onoff = 1;
        setsockopt(socket, SOL_SOCKET, SO_LINGER, reinterpret_cast<const char *>(&hard), sizeof hard);
    }
    httplib::detail::close_socket(socket);
    return true;
}

Ending HttpFront::serve(httplib::Stream &client)
{
    Exchange exchange(client, m_crowd, m_requestTime);
    served = &exchange;
    if (!exchange.readHead()) {
        return Ending::Answer;
    }
    bool isClosed = false;
    const bool isAnswered = [&](auto &server) {
        if constexpr (requires { server.process_request(exchange, true, isClosed, prepare); })
            return server.process_request(exchange, true, isClosed, prepare);
        else // later versions of the library want both ends' addresses
            return server.process_request(exchange, std::string(), 0, std::string(), 0, true, isClosed, prepare);
    }(*this);
    if (exchange.ending() == Ending::Hang) {
        exchange.hang();
    } else if (isAnswered) {
        exchange.drain();
    }
    return exchange.ending();
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
