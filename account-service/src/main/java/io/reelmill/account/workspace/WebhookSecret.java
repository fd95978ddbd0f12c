package io.reelmill.account.workspace;

import java.security.SecureRandom;
import java.util.Base64;

/** What webhooks are signed with, in the form of Standard Webhooks: {@code whsec_} and Base64 of 32 bytes. */
record WebhookSecret(String text) {

    private static final String START = "whsec_";
    private static final SecureRandom RANDOM = new SecureRandom();

    static WebhookSecret generate() {
        byte[] chance = new byte[32];
        RANDOM.nextBytes(chance);
        return new WebhookSecret(START + Base64.getEncoder().encodeToString(chance));
    }

    /** Enough to know it again: {@code whsec_Ab…Yz=}. */
    String hint() {
        return text.substring(0, START.length() + 2) + "…" + text.substring(text.length() - 3);
    }

    @Override
    public String toString() {
        return hint();
    }
}
