/** With the queue's growing pauses (e^n seconds) the last is ten hours after the first. */
export const MOST_ATTEMPTS = 10
