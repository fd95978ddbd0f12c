package io.reelmill.render.job;

import io.reelmill.projects.OutputEnd;

/** Makes the video of a job. */
public interface JobExecutor {

    /**
     * Renders one output and puts it into the media store.
     *
     * @param monitor told of progress and asked often; once it says stop, the work ends with {@link StoppedException}
     * @throws io.reelmill.providers.ProviderException when a provider could not do its part
     */
    OutputEnd.Ready produce(Job job, AttemptMonitor monitor) throws Exception;

    /** The end of the output was refused, as another worker holds the job: what was stored for it is taken back. */
    default void discard(OutputEnd.Ready refused) {}
}
