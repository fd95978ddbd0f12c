package io.reelmill.outbox;

import io.reelmill.testkit.TestKafka;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.producer.Producer;

/** A real producer before whose n-th send something goes wrong. */
final class FaultyProducer {

    private FaultyProducer() {}

    static Producer<String, byte[]> failing(int atSend, Runnable fault) {
        Producer<String, byte[]> real = OutboxProducer.create(TestKafka.bootstrap(), "outbox-test");
        AtomicInteger sends = new AtomicInteger();
        @SuppressWarnings("unchecked")
        Producer<String, byte[]> faulty = (Producer<String, byte[]>) Proxy.newProxyInstance(
                FaultyProducer.class.getClassLoader(), new Class<?>[] {Producer.class}, (self, method, arguments) -> {
                    if (method.getName().equals("send") && sends.incrementAndGet() == atSend) {
                        fault.run();
                    }
                    try {
                        return method.invoke(real, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
        return faulty;
    }

    static Producer<String, byte[]> sound() {
        return OutboxProducer.create(TestKafka.bootstrap(), "outbox-test");
    }
}
