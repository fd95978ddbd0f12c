package io.reelmill.service;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The scope that a caller of a resource or of one of its methods must have; the method's counts before the resource's. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface RequiredScope {

    /** Every caller with the scope {@code *} has it too. */
    String value();
}
