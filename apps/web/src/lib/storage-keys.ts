/** What the browser keeps (spec §3, and the language). Nothing else is stored under a name written elsewhere. */
export const storageKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  userData: 'userData',
  abilities: 'userAbilities',
  activeGroup: 'activeGroup',
  /** The looks that this device wears; followed by whose, what that person chose on it, or `offered`. */
  skin: 'skin',
  language: 'language',
  /** A token that this browser made for itself: who logged in here before is not locked out by strangers. */
  device: 'device',
  /** Clinical text that the server does not have yet, followed by whose and of which appointment. */
  recordDraft: 'recordDraft',
  /** Whether records are written in tabs or card by card, followed by who chose so on this device. */
  recordWay: 'recordWay',
  /** Messages that the server does not have yet, followed by whose and of which chat. */
  chatOutbox: 'chatOutbox',
  /** Camera, microphone and speaker of the last call. */
  callDevices: 'callDevices',
  /** That this device passed a whole test of camera, sound and network. */
  deviceTested: 'deviceTested',
  /** When camera and microphone last opened here. */
  testedDevices: 'testedDevices',
  /** Who was shown around on this device, followed by whose. */
  tour: 'tour',
  /** How many rows a list shows, followed by whose and of which list. */
  pageSize: 'pageSize',
  /** Since when this device shows another clock than its person's. */
  otherZone: 'otherZone',
  /** Who waits for urgent care in this browser, and is to be called on every screen. */
  queueWaiting: 'queueWaiting',
  /** The consultation that the patient does not want to review now. */
  reviewLater: 'reviewLater',
  /** In the session storage: the call that this tab is in, so that a reload comes back to it. */
  runningCall: 'runningCall',
  /** In the session storage: the invitation by which this tab came to a call. */
  companionVisit: 'companionVisit',
  /** In the session storage: a form half filled in, without its secrets, followed by its name. */
  formDraft: 'formDraft',
} as const
