/** {@code /q/openapi}: the document for tools. Paths and answers are written by hand, the request comes from the catalog. */
package io.reelmill.gateway.openapi;
