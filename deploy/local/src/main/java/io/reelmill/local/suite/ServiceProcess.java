package io.reelmill.local.suite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A process of a service.
 *
 * @param worker 0 for the service itself; from 1 for a process of the render-service that only renders
 */
public record ServiceProcess(Service service, int worker) {

    private static final Pattern WORKER = Pattern.compile("render-worker-([1-9]\\d?)");

    /** All processes of a suite, services first. */
    public static List<ServiceProcess> all(int renderWorkers) {
        List<ServiceProcess> all = new ArrayList<>();
        Arrays.stream(Service.values()).forEach(service -> all.add(new ServiceProcess(service, 0)));
        IntStream.rangeClosed(1, renderWorkers).forEach(n -> all.add(new ServiceProcess(Service.RENDER, n)));
        return all;
    }

    /** The process with this name. Throws {@link IllegalArgumentException} when there can be none. */
    static ServiceProcess of(String name) {
        Matcher worker = WORKER.matcher(name);
        return worker.matches()
                ? new ServiceProcess(Service.RENDER, Integer.parseInt(worker.group(1)))
                : new ServiceProcess(Service.of(name), 0);
    }

    /** The name of the process and of its log. */
    public String name() {
        return worker == 0 ? service.id() : "render-worker-" + worker;
    }

    /** The file in the home that tells the address of the service. */
    public String addressFile() {
        return name() + ".url";
    }

    /** The file in the home that tells the address of the management port. */
    public String managementFile() {
        return name() + ".management";
    }
}
