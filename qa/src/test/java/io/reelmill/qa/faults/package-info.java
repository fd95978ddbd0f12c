/** What befalls an installation, with real processes: {@code mvn -Pendurance verify -pl qa -am}. */
package io.reelmill.qa.faults;
