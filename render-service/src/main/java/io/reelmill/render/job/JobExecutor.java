package io.reelmill.render.job;

import io.reelmill.projects.ReadyEnd;

/** Makes what a job orders. */
public interface JobExecutor {

    /**
     * Makes it and puts it into the media store.
     *
     * @param monitor told of progress and asked often; once it says stop, the work ends with {@link StoppedException}
     * @throws io.reelmill.providers.ProviderException when a provider could not do its part
     */
    ReadyEnd produce(Job job, AttemptMonitor monitor) throws Exception;

    /** The end of the job was refused, as another worker holds it: what was stored for it is taken back. */
    default void discard(ReadyEnd refused) {}
}
