/** What every call passes: its id, its size, its JSON, its URLs. */
package io.reelmill.gateway.edge;
