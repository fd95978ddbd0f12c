package io.reelmill.deploy.chart;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.PersistentVolumeClaim;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.ServiceAccount;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.batch.v1.Job;
import io.fabric8.kubernetes.api.model.gatewayapi.v1.Gateway;
import io.fabric8.kubernetes.api.model.gatewayapi.v1.HTTPRoute;
import io.fabric8.kubernetes.api.model.networking.v1.Ingress;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.policy.v1.PodDisruptionBudget;
import io.fabric8.kubernetes.api.model.rbac.Role;
import io.fabric8.kubernetes.api.model.rbac.RoleBinding;
import io.fabric8.openshift.api.model.monitoring.v1.PrometheusRule;
import io.fabric8.openshift.api.model.monitoring.v1.ServiceMonitor;
import java.io.InputStream;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Reads an object as the API of its kind knows it; an unknown field or a value of another type is an error. Kinds that have no
 * model are read by a schema of the fields that the chart uses.
 */
final class StrictParser {

    private static final Map<String, Class<?>> MODELS = Map.ofEntries(
            Map.entry("v1 ConfigMap", ConfigMap.class),
            Map.entry("v1 PersistentVolumeClaim", PersistentVolumeClaim.class),
            Map.entry("v1 Service", Service.class),
            Map.entry("v1 ServiceAccount", ServiceAccount.class),
            Map.entry("apps/v1 Deployment", Deployment.class),
            Map.entry("autoscaling/v2 HorizontalPodAutoscaler", HorizontalPodAutoscaler.class),
            Map.entry("batch/v1 Job", Job.class),
            Map.entry("gateway.networking.k8s.io/v1 Gateway", Gateway.class),
            Map.entry("gateway.networking.k8s.io/v1 HTTPRoute", HTTPRoute.class),
            Map.entry("monitoring.coreos.com/v1 PrometheusRule", PrometheusRule.class),
            Map.entry("monitoring.coreos.com/v1 ServiceMonitor", ServiceMonitor.class),
            Map.entry("networking.k8s.io/v1 Ingress", Ingress.class),
            Map.entry("networking.k8s.io/v1 NetworkPolicy", NetworkPolicy.class),
            Map.entry("policy/v1 PodDisruptionBudget", PodDisruptionBudget.class),
            Map.entry("rbac.authorization.k8s.io/v1 Role", Role.class),
            Map.entry("rbac.authorization.k8s.io/v1 RoleBinding", RoleBinding.class));

    /** The models keep unknown fields by their any-setters, so these are turned off. */
    private static final ObjectMapper STRICT = new ObjectMapper()
            .setAnnotationIntrospector(new JacksonAnnotationIntrospector() {
                private static final long serialVersionUID = 1;

                @Override
                public Boolean hasAnySetter(Annotated member) {
                    return false;
                }
            })
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    private StrictParser() {}

    /** Throws {@link AssertionError} with what is wrong. */
    static void parse(Manifest manifest) {
        String type = manifest.body().path("apiVersion").asText() + " " + manifest.kind();
        Class<?> model = MODELS.get(type);
        if (model == null) {
            validate(manifest, type);
            return;
        }
        try {
            STRICT.treeToValue(manifest.body(), model);
        } catch (JsonProcessingException e) {
            throw new AssertionError(manifest + ": " + e.getMessage(), e);
        }
    }

    private static void validate(Manifest manifest, String type) {
        String file = "/crd/" + type.replaceAll("[/ ]", "-").toLowerCase(java.util.Locale.ROOT) + ".json";
        InputStream in = StrictParser.class.getResourceAsStream(file);
        if (in == null) {
            throw new AssertionError("nothing is known of " + type + ": neither a model nor " + file);
        }
        JsonSchema schema =
                JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(in);
        String errors = schema.validate(manifest.body()).stream()
                .map(ValidationMessage::getMessage)
                .collect(Collectors.joining("; "));
        if (!errors.isEmpty()) {
            throw new AssertionError(manifest + ": " + errors);
        }
    }
}
