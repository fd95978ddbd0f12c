package io.reelmill.outbox;

import io.reelmill.testkit.TestKafka;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;

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

    /** A real producer for which one topic does not exist. */
    static Producer<String, byte[]> withoutTopic(String missing) {
        Producer<String, byte[]> real = sound();
        @SuppressWarnings("unchecked")
        Producer<String, byte[]> faulty = (Producer<String, byte[]>) Proxy.newProxyInstance(
                FaultyProducer.class.getClassLoader(), new Class<?>[] {Producer.class}, (self, method, arguments) -> {
                    if (method.getName().equals("send")
                            && ((ProducerRecord<?, ?>) arguments[0]).topic().equals(missing)) {
                        return CompletableFuture.failedFuture(new TimeoutException("topic not present in metadata"));
                    }
                    return method.invoke(real, arguments);
                });
        return faulty;
    }

    static Producer<String, byte[]> sound() {
        return OutboxProducer.create(TestKafka.bootstrap(), "outbox-test");
    }
}
