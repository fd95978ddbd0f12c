package io.reelmill.local.suite;

import io.reelmill.local.postgres.Database;
import io.reelmill.local.process.Children;
import io.reelmill.local.process.ClassDataArchive;
import io.reelmill.local.process.ClassDataRecorder;
import io.reelmill.local.process.Home;
import io.reelmill.local.process.Installation;
import io.reelmill.local.process.Ports;
import io.reelmill.local.process.Tier;
import java.net.URI;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Starts the processes of the services. Each has one port for requests and one for health and metrics, and keeps both at a restart. */
final class Services {

    /** The main class and the access that the manifest of a runnable jar names, for a start from a class path. */
    private static final List<String> MAIN_CLASS =
            List.of("--add-opens=java.base/java.lang=ALL-UNNAMED", "io.quarkus.runner.GeneratedMain");

    private final Children children;
    private final Home home;
    private final Installation installation;
    private final boolean quick;
    private final ClassDataRecorder recorder;
    private final Map<Service, Integer> ports = new EnumMap<>(Service.class);
    private final Map<Service, Integer> managementPorts = new EnumMap<>(Service.class);
    private final List<ServiceProcess> processes;
    private final Map<ServiceProcess, Integer> workerPorts = new HashMap<>();
    private final Map<ServiceProcess, Integer> workerManagementPorts = new HashMap<>();
    private final ServiceEnvironment environment;
    private final Readiness readiness = new Readiness();

    Services(
            Children children,
            Home home,
            Installation installation,
            SuiteOptions options,
            ClassDataRecorder recorder,
            Database database,
            String kafka) {
        this.children = children;
        this.home = home;
        this.installation = installation;
        this.quick = options.temporary();
        this.recorder = recorder;
        this.processes = ServiceProcess.all(options.renderWorkers());
        Iterator<Integer> free = Ports.free(2 * processes.size() + 1).iterator();
        for (ServiceProcess process : processes) {
            if (process.worker() == 0) {
                ports.put(process.service(), free.next());
                managementPorts.put(process.service(), free.next());
            } else {
                workerPorts.put(process, free.next());
                workerManagementPorts.put(process, free.next());
            }
        }
        // those of a former run, which may have had more workers
        ServiceProcess.all(SuiteOptions.MAX_RENDER_WORKERS).forEach(process -> home.remove(process.managementFile()));
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

    /** All processes of the services. */
    List<ServiceProcess> processes() {
        return processes;
    }

    /** Starts a process and waits until it is ready. */
    void launch(ServiceProcess process) {
        Service service = process.service();
        List<String> command = new ArrayList<>(Installation.java());
        command.addAll(service.jvmOptions());
        if (quick && service.light()) {
            command.add("-XX:TieredStopAtLevel=1");
        }
        ClassDataArchive classData = installation.classData(service.id());
        ClassDataRecorder use = process.worker() == 0 ? recorder : new ClassDataRecorder(false);
        command.addAll(program(service, classData, use));
        Map<String, String> variables = new HashMap<>(variables(process));
        if (use.records(classData)) {
            variables.put("REELMILL_WARM_UP_WHEN", "start"); // has the class data hold what films need
        }
        Process started = children.start(process.name(), Tier.SERVICE, command, variables);
        use.started(classData, started);
        int managementPort = managementPort(process);
        readiness.await(process.name(), managementPort, children, home);
        if (process.worker() == 0) {
            home.write(process.addressFile(), "http://127.0.0.1:" + ports.get(service));
        }
        home.write(process.managementFile(), "http://127.0.0.1:" + managementPort);
    }

    private List<String> program(Service service, ClassDataArchive classData, ClassDataRecorder use) {
        if (!use.uses(classData)) {
            return List.of("-jar", installation.serviceJar(service.id()).toString());
        }
        List<String> program = use.options(classData);
        program.addAll(MAIN_CLASS);
        return program;
    }

    private Map<String, String> variables(ServiceProcess process) {
        if (process.worker() > 0) {
            return environment.ofRenderWorker(workerPorts.get(process), workerManagementPorts.get(process));
        }
        return process.service() == Service.RENDER && !workerPorts.isEmpty()
                ? environment.ofRenderServiceWithoutWorkers()
                : environment.of(process.service());
    }

    Map<String, URI> managementUrls() {
        Map<String, URI> urls = new LinkedHashMap<>();
        processes.forEach(
                process -> urls.put(process.name(), URI.create("http://127.0.0.1:" + managementPort(process))));
        return urls;
    }

    private int managementPort(ServiceProcess process) {
        return process.worker() == 0 ? managementPorts.get(process.service()) : workerManagementPorts.get(process);
    }

    int port(Service service) {
        return ports.get(service);
    }

    ServiceEnvironment environment() {
        return environment;
    }
}
