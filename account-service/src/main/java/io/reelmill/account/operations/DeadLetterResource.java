package io.reelmill.account.operations;

import io.reelmill.account.admin.AdminRequest;
import io.reelmill.account.admin.Operator;
import io.reelmill.account.audit.Actor;
import io.reelmill.account.audit.AuditLog;
import io.reelmill.kafka.KafkaSettings;
import io.reelmill.kafka.deadletter.DeadLetter;
import io.reelmill.kafka.deadletter.DeadLetters;
import io.reelmill.service.Refusal;
import io.smallrye.common.annotation.Identifier;
import jakarta.annotation.security.RolesAllowed;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Messages that a service could not read, for operators. */
@Path("/admin/dead-letters")
@RolesAllowed(Operator.ROLE)
class DeadLetterResource {

    private static final int MAX_LISTED = 200;
    private static final int MAX_BODY = 10_000;

    /**
     * A message.
     *
     * @param body its beginning
     * @param replayed whether all messages up to it have been sent again
     */
    record Letter(
            String id,
            Instant at,
            String topic,
            String type,
            String key,
            String reason,
            String body,
            boolean replayed) {}

    /** @param letters the newest first; the first ones only */
    record Letters(int total, List<Letter> letters) {}

    record Replayed(int replayed) {}

    private final DeadLetters letters;
    private final AuditLog audit;
    private final Operator operator;

    DeadLetterResource(
            @Identifier("default-kafka-broker") Map<String, Object> kafka, AuditLog audit, Operator operator) {
        this.letters = new DeadLetters(KafkaSettings.among(kafka));
        this.audit = audit;
        this.operator = operator;
    }

    @GET
    public Letters list() {
        List<DeadLetter> all = letters.list();
        return new Letters(
                all.size(),
                all.stream()
                        .sorted(Comparator.comparing(DeadLetter::at).reversed())
                        .limit(MAX_LISTED)
                        .map(DeadLetterResource::letter)
                        .toList());
    }

    /** Sends one again, or without {@code id} all that were not sent again yet. */
    @POST
    @Path("/replay")
    @Transactional
    public Replayed replay(byte[] body) {
        AdminRequest request = AdminRequest.read(body);
        Actor actor = operator.because(request.reason());
        int sent = request.find("id").map(this::replayOne).orElseGet(letters::replayAll);
        audit.append(
                actor, "dead-letter.replay", null, request.find("id").orElse("all"), null, Map.of("replayed", sent));
        return new Replayed(sent);
    }

    private int replayOne(String id) {
        letters.replay(letters.find(id).orElseThrow(() -> Refusal.notFound("the dead letter")));
        return 1;
    }

    private static Letter letter(DeadLetter letter) {
        String text = letter.text();
        return new Letter(
                letter.id(),
                letter.at(),
                letter.originalTopic(),
                letter.type(),
                letter.key(),
                letter.reason(),
                text.substring(0, Math.min(text.length(), MAX_BODY)),
                letter.replayed());
    }
}
