/** Everything the browser stores (spec §3, and the language). Nothing else is stored under a name written elsewhere. */
export const storageKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  userData: 'userData',
  abilities: 'userAbilities',
  activeGroup: 'activeGroup',
  /** The specialist an assistant last worked for. */
  practice: 'practice',
  /** The skin on this device; followed by a user's id, that user's choice on it, or `offered`. */
  skin: 'skin',
  language: 'language',
  /** This browser's own token: failed logins by strangers do not lock out users who logged in here before. */
  device: 'device',
  /** Clinical text that the server does not have yet, followed by the person and the appointment. */
  recordDraft: 'recordDraft',
  /** Whether records are edited in tabs or card by card, followed by the id of the user who chose it on this device. */
  recordWay: 'recordWay',
  /** Messages that the server does not have yet, followed by the person and the chat. */
  chatOutbox: 'chatOutbox',
  /** Camera, microphone and speaker of the last call. */
  callDevices: 'callDevices',
  /** Whether this device passed a full test of camera, sound and network. */
  deviceTested: 'deviceTested',
  /** When camera and microphone last opened here. */
  testedDevices: 'testedDevices',
  /** Whether the tour was shown on this device, followed by the person. */
  tour: 'tour',
  /** Rows per page of a list, followed by the person and the list. */
  pageSize: 'pageSize',
  /** Since when this device's zone has differed from its user's. */
  otherZone: 'otherZone',
  /** The person waiting for urgent care in this browser, to be called on every screen. */
  queueWaiting: 'queueWaiting',
  /** The consultation that the patient postponed reviewing. */
  reviewLater: 'reviewLater',
  /** In session storage: the call of this tab, so that a reload returns to it. */
  runningCall: 'runningCall',
  /** In the session storage: the invitation with which this tab joined a call. */
  companionVisit: 'companionVisit',
  /** In session storage: a form's draft, without its secrets, followed by its name. */
  formDraft: 'formDraft',
} as const
