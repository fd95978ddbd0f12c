package io.reelmill.service;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.arc.DefaultBean;
import io.quarkus.runtime.ShutdownEvent;
import io.reelmill.contracts.ContractJson;
import io.reelmill.kafka.EventIntake;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;

/** Objects that every service is given. */
@Singleton
public class CommonBeans {

    @Produces
    @Singleton
    @DefaultBean
    public Clock clock() {
        return Clock.systemUTC();
    }

    @Produces
    @Singleton
    public ObjectMapper json() {
        return ContractJson.mapper();
    }

    @Produces
    @Singleton
    public EventIntake intake() {
        return new EventIntake();
    }

    /** Earlier than the intake's own end, which comes only when its consumers have ended. */
    void endIntake(@Observes ShutdownEvent event, EventIntake intake) {
        intake.close();
    }
}
