package io.reelmill.programs.testkit;

import io.reelmill.programs.OptionalPrograms;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/** Lets a test find the program that it requires, from before its {@code @BeforeEach} until after its {@code @AfterEach}. */
final class RequiredProgramExtension implements ExecutionCondition, BeforeEachCallback, AfterEachCallback {

    /** JUnit's parameter that stands for the environment variable, for the tests of this class. */
    static final String CI = "CI";

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        Optional<List<String>> names = required(context);
        if (names.isEmpty()
                || names.get().stream()
                        .anyMatch(name -> OptionalPrograms.installed(name).isPresent())) {
            return ConditionEvaluationResult.enabled("what it requires is installed");
        }
        String missing = String.join(" or ", names.get()) + " is not installed";
        if (isContinuousIntegration(context)) {
            throw new IllegalStateException(missing + ", and with CI=true this test must run");
        }
        return ConditionEvaluationResult.disabled(missing);
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        required(context).ifPresent(names -> System.setProperty(OptionalPrograms.PROPERTY, String.join(",", names)));
    }

    @Override
    public void afterEach(ExtensionContext context) {
        System.clearProperty(OptionalPrograms.PROPERTY);
    }

    private static boolean isContinuousIntegration(ExtensionContext context) {
        String value = context.getConfigurationParameter(CI).orElseGet(() -> System.getenv(CI));
        return Boolean.parseBoolean(value);
    }

    /** Names at the method, or else at its class. */
    private static Optional<List<String>> required(ExtensionContext context) {
        return AnnotationSupport.findAnnotation(context.getElement(), RequiresProgram.class)
                .or(() -> AnnotationSupport.findAnnotation(context.getTestClass(), RequiresProgram.class))
                .map(annotation -> List.of(annotation.value()));
    }
}
