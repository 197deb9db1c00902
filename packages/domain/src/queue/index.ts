export {
  ANSWER_SECONDS,
  MAX_MISSES,
  nextQueueEntry,
  type QueueEntry,
  type QueueEvent,
  type QueueState,
  queueStates,
} from './queue-state.ts'
