package io.reelmill.programs.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * This test, or each test of this class, uses an optional program, which tests otherwise do not find even where it is
 * installed. Where it is not installed the test is skipped; with {@code CI=true} it fails.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ExtendWith(RequiredProgramExtension.class)
public @interface RequiresProgram {

    /** Names of one program, one of which has to be on the {@code PATH}, such as chromium and google-chrome. */
    String[] value();
}
