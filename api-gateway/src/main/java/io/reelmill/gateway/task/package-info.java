/** Tasks as calls see them: started, waited for, answered. */
package io.reelmill.gateway.task;
