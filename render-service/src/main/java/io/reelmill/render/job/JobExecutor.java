package io.reelmill.render.job;

import io.reelmill.projects.OutputEnd;
import java.util.function.BooleanSupplier;

/** Makes the video of a job. */
public interface JobExecutor {

    /**
     * Renders one output and puts it into the media store.
     *
     * @param stopped asked often; once true, the work ends with {@link StoppedException}
     * @throws io.reelmill.providers.ProviderException when a provider could not do its part
     */
    OutputEnd.Ready produce(Job job, BooleanSupplier stopped) throws Exception;
}
