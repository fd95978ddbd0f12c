package io.reelmill.fetch;

import java.net.ConnectException;
import java.net.InetAddress;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import org.apache.hc.client5.http.ConnectTimeoutException;
import org.apache.hc.client5.http.DnsResolver;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.config.TlsConfig;
import org.apache.hc.client5.http.impl.DefaultSchemePortResolver;
import org.apache.hc.client5.http.impl.async.CloseableHttpAsyncClient;
import org.apache.hc.client5.http.impl.async.HttpAsyncClients;
import org.apache.hc.client5.http.impl.nio.PoolingAsyncClientConnectionManagerBuilder;
import org.apache.hc.client5.http.impl.routing.DefaultRoutePlanner;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http2.HttpVersionPolicy;
import org.apache.hc.core5.pool.PoolConcurrencyPolicy;
import org.apache.hc.core5.util.TimeValue;
import org.apache.hc.core5.util.Timeout;

/** The asynchronous counterpart of {@link GuardedHttpClientFactory}. It connects to addresses only, never to a name. */
final class GuardedAsyncClientFactory {

    private static final Timeout CONNECT = Timeout.ofSeconds(5);

    /** Shorter than common servers keep an idle connection, so that it is not closed under a request. */
    private static final TimeValue MAX_IDLE = TimeValue.ofSeconds(2);

    private static final int MAX_HEADERS = 200;
    private static final int LONGEST_HEADER_LINE = 16 * 1024;

    private GuardedAsyncClientFactory() {}

    static CloseableHttpAsyncClient open(int maxConnections, int maxConnectionsToOneHost) {
        var connections = PoolingAsyncClientConnectionManagerBuilder.create()
                .setDnsResolver(none())
                .setPoolConcurrencyPolicy(PoolConcurrencyPolicy.LAX)
                .setMaxConnTotal(maxConnections)
                .setMaxConnPerRoute(maxConnectionsToOneHost)
                .setDefaultConnectionConfig(ConnectionConfig.custom()
                        .setConnectTimeout(CONNECT)
                        .setTimeToLive(TimeValue.ofMinutes(1))
                        .build())
                .setDefaultTlsConfig(TlsConfig.custom()
                        .setVersionPolicy(HttpVersionPolicy.FORCE_HTTP_1)
                        .build())
                .build();
        return HttpAsyncClients.custom()
                .setConnectionManager(connections)
                .setRoutePlanner(new DefaultRoutePlanner(DefaultSchemePortResolver.INSTANCE))
                .setHttp1Config(Http1Config.custom()
                        .setMaxHeaderCount(MAX_HEADERS)
                        .setMaxLineLength(LONGEST_HEADER_LINE)
                        .build())
                .evictIdleConnections(MAX_IDLE)
                .disableRedirectHandling()
                .disableAutomaticRetries()
                .disableCookieManagement()
                .disableAuthCaching()
                .setUserAgent(GuardedHttpClientFactory.USER_AGENT)
                .build();
    }

    static boolean isConnectFailure(Exception failure) {
        return failure instanceof ConnectException
                || failure instanceof ConnectTimeoutException
                || failure instanceof NoRouteToHostException;
    }

    /** Names were looked up and checked before; a second look-up might find another address. */
    private static DnsResolver none() {
        return new DnsResolver() {
            @Override
            public InetAddress[] resolve(String host) throws UnknownHostException {
                throw new UnknownHostException(host + " was not looked up before");
            }

            @Override
            public String resolveCanonicalHostname(String host) {
                return host;
            }
        };
    }
}
