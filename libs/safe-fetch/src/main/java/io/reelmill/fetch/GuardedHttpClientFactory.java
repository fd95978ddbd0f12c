package io.reelmill.fetch;

import java.net.InetAddress;
import java.net.Proxy;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.UnknownHostException;
import java.util.function.UnaryOperator;
import org.apache.hc.client5.http.DnsResolver;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.impl.DefaultSchemePortResolver;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.client5.http.impl.io.DefaultHttpClientConnectionOperator;
import org.apache.hc.client5.http.impl.io.ManagedHttpClientConnectionFactory;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManager;
import org.apache.hc.client5.http.impl.routing.DefaultRoutePlanner;
import org.apache.hc.client5.http.io.DetachedSocketFactory;
import org.apache.hc.client5.http.ssl.DefaultClientTlsStrategy;
import org.apache.hc.client5.http.ssl.TlsSocketStrategy;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http.config.RegistryBuilder;
import org.apache.hc.core5.pool.PoolConcurrencyPolicy;
import org.apache.hc.core5.pool.PoolReusePolicy;
import org.apache.hc.core5.util.TimeValue;
import org.apache.hc.core5.util.Timeout;

/**
 * Builds the HTTP client without any automatic behaviour: no redirects, retries, cookies, cached credentials,
 * decompression, system proxies, protocol upgrades, or connection reuse.
 */
final class GuardedHttpClientFactory {

    static final String USER_AGENT = "Reelmill/1.0 (+https://reelmill.io)";
    private static final Timeout CONNECT = Timeout.ofSeconds(5);
    private static final int MAX_CONNECTIONS = 256;
    private static final int MAX_CONNECTIONS_TO_ONE_HOST = 32;
    private static final int MAX_HEADERS = 200;
    private static final int LONGEST_HEADER_LINE = 16 * 1024;

    private GuardedHttpClientFactory() {}

    static CloseableHttpClient open(UrlPolicy policy, UnaryOperator<SocketAddress> route) {
        return HttpClients.custom()
                .setConnectionManager(connections(policy, route))
                .setRoutePlanner(new DefaultRoutePlanner(DefaultSchemePortResolver.INSTANCE))
                .setConnectionReuseStrategy((request, response, context) -> false)
                .disableRedirectHandling()
                .disableAutomaticRetries()
                .disableCookieManagement()
                .disableAuthCaching()
                .disableContentCompression()
                .setUserAgent(USER_AGENT)
                .build();
    }

    private static PoolingHttpClientConnectionManager connections(
            UrlPolicy policy, UnaryOperator<SocketAddress> route) {
        DetachedSocketFactory sockets = new DetachedSocketFactory() {
            @Override
            public Socket create(Proxy proxy) {
                return new GuardedSocket(policy, route);
            }
        };
        var tls = RegistryBuilder.<TlsSocketStrategy>create()
                .register("https", DefaultClientTlsStrategy.createDefault())
                .build();
        var operator = new DefaultHttpClientConnectionOperator(
                sockets, DefaultSchemePortResolver.INSTANCE, names(policy), tls);
        var factory = ManagedHttpClientConnectionFactory.builder()
                .http1Config(Http1Config.custom()
                        .setMaxHeaderCount(MAX_HEADERS)
                        .setMaxLineLength(LONGEST_HEADER_LINE)
                        .build())
                .build();
        var connections = new PoolingHttpClientConnectionManager(
                operator, PoolConcurrencyPolicy.LAX, PoolReusePolicy.LIFO, TimeValue.ZERO_MILLISECONDS, factory);
        connections.setMaxTotal(MAX_CONNECTIONS);
        connections.setDefaultMaxPerRoute(MAX_CONNECTIONS_TO_ONE_HOST);
        connections.setDefaultConnectionConfig(
                ConnectionConfig.custom().setConnectTimeout(CONNECT).build());
        return connections;
    }

    /** The only lookup of a name: its result is checked, and is what is connected to. */
    private static DnsResolver names(UrlPolicy policy) {
        return new DnsResolver() {
            @Override
            public InetAddress[] resolve(String host) throws UnknownHostException {
                return policy.resolve(host).toArray(InetAddress[]::new);
            }

            @Override
            public String resolveCanonicalHostname(String host) {
                return host;
            }
        };
    }
}
