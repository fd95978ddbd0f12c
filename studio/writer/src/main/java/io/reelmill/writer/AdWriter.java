package io.reelmill.writer;

/** Writes advertisements. */
public interface AdWriter {

    /**
     * Writes an advertisement.
     *
     * @return as long as asked, within ten percent
     * @throws io.reelmill.providers.ProviderException when there is nothing to advertise, or it cannot be written
     */
    CuedScript write(AdBrief brief);
}
