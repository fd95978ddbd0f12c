package io.reelmill.local.suite;

import io.reelmill.local.postgres.Database;
import io.reelmill.local.process.Children;
import io.reelmill.local.process.Home;
import io.reelmill.local.process.Installation;
import io.reelmill.local.process.Ports;
import io.reelmill.local.process.Tier;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Starts the services. Each has one port for requests and one for health and metrics, and keeps both at a restart. */
final class Services {

    private final Children children;
    private final Home home;
    private final Installation installation;
    private final boolean quick;
    private final Map<Service, Integer> ports = new EnumMap<>(Service.class);
    private final Map<Service, Integer> managementPorts = new EnumMap<>(Service.class);
    private final ServiceEnvironment environment;
    private final Readiness readiness = new Readiness();

    Services(
            Children children,
            Home home,
            Installation installation,
            SuiteOptions options,
            Database database,
            String kafka) {
        this.children = children;
        this.home = home;
        this.installation = installation;
        this.quick = options.temporary();
        Iterator<Integer> free = Ports.free(2 * Service.values().length + 1).iterator();
        for (Service service : Service.values()) {
            ports.put(service, free.next());
            managementPorts.put(service, free.next());
        }
        int adminPort = free.next();
        home.write("admin-url", "http://127.0.0.1:" + adminPort);
        if (options.httpPort() != 0) {
            ports.put(Service.GATEWAY, options.httpPort());
        }
        this.environment = new ServiceEnvironment(
                home,
                ports,
                managementPorts,
                adminPort,
                database,
                kafka,
                options.allowPrivateUrls(),
                options.settings());
    }

    /** Starts a service and waits until it is ready. */
    void launch(Service service) {
        List<String> command = new ArrayList<>(Installation.java());
        command.addAll(service.jvmOptions());
        if (quick && service.light()) {
            command.add("-XX:TieredStopAtLevel=1");
        }
        command.addAll(List.of("-jar", installation.serviceJar(service.id()).toString()));
        children.start(service.id(), Tier.SERVICE, command, environment.of(service));
        readiness.await(service, managementPorts.get(service), children, home);
        home.write(service.addressFile(), "http://127.0.0.1:" + ports.get(service));
        home.write(service.managementFile(), "http://127.0.0.1:" + managementPorts.get(service));
    }

    int port(Service service) {
        return ports.get(service);
    }

    ServiceEnvironment environment() {
        return environment;
    }
}
