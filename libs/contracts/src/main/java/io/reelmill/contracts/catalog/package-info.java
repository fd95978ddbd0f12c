/**
 * The parameter catalog: every field of a render request, once. From it come alias resolution, defaults, validation, the
 * live description, the OpenAPI schema, the MCP tool schema and the console's form. Adding a field is one entry in one of
 * the {@code …Parameters} classes. {@link io.reelmill.contracts.catalog.RequestNormaliser} makes a {@link
 * io.reelmill.contracts.catalog.RenderSpec} of a body; what depends on several fields stands in {@code Derivations} and
 * {@code RequiredInput}.
 */
package io.reelmill.contracts.catalog;
