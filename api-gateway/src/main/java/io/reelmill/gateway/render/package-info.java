/** {@code POST /render}: validate, price, reserve, store and tell in one transaction. */
package io.reelmill.gateway.render;
