/** Checks the Helm chart: every example is rendered, parsed strictly and held to the rules for pods and networks. */
package io.reelmill.deploy.chart;
