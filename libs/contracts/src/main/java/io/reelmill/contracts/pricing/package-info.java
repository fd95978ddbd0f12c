/**
 * What a render costs: the price list, and the rules that turn a request or its usage into credits. Pure: no input, no output.
 * The gateway prices requests by it, the render-service what was used.
 */
package io.reelmill.contracts.pricing;
