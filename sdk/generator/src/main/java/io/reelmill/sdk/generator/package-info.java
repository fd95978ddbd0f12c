/**
 * Generates the models of the SDKs from the OpenAPI document. They are checked in, so that a client can be read and built by itself;
 * {@code GeneratedModelsTest} fails when they are not what the document gives.
 */
package io.reelmill.sdk.generator;
