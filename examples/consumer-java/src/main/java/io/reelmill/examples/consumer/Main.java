package io.reelmill.examples.consumer;

/** Prints each finished render: {@code KAFKA_BOOTSTRAP_SERVERS=localhost:9092 java … Main my-service}. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        String servers = System.getenv().getOrDefault("KAFKA_BOOTSTRAP_SERVERS", "localhost:9092");
        String group = arguments.length > 0 ? arguments[0] : "consumer-example";
        FinishedRenderConsumer consumer = new FinishedRenderConsumer(servers, group, System.out::println);
        Runtime.getRuntime().addShutdownHook(new Thread(consumer::close));
        consumer.run();
    }
}
