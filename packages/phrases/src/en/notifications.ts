import type pt from '../pt/notifications.ts'
import type { Translated } from '../translated.ts'

export default {
  kinds: {
    booking_confirmed: { title: 'Appointment confirmed', detail: 'With {{name}}, {{moment}}.' },
    booking_rescheduled: { title: 'Appointment moved', detail: 'With {{name}}, now {{moment}}.' },
    reminder_24h: { title: 'Consultation reminder', detail: 'With {{name}}, {{moment}}.' },
    reminder_1h: { title: 'Your consultation is soon', detail: 'With {{name}}, {{moment}}.' },
    waitlist_offer: { title: 'A time is free for you', detail: 'With {{name}}, {{moment}}. Answer soon.' },
    reschedule_asked: { title: 'Asked to move', detail: '{{name}} asks for another time than {{moment}}.' },
    canceled_by_specialist: {
      title: 'Appointment canceled by the specialist',
      detail: 'With {{name}}, {{moment}}.',
    },
    canceled_by_customer: { title: 'Appointment canceled by the patient', detail: '{{name}}, {{moment}}.' },
    canceled_by_platform: {
      title: 'Appointment canceled by the administration',
      detail: '{{name}}, {{moment}}.',
    },
    refund_done: { title: 'Refund done', detail: '{{amount}} of the appointment with {{name}}.' },
    refund_failed: { title: 'Refund tried again', detail: '{{amount}} of the appointment with {{name}}.' },
    chargeback: { title: 'Payment disputed', detail: '{{amount}} of the appointment on {{moment}}.' },
    withdrawal_requested: { title: 'Withdrawal requested', detail: '{{amount}}.' },
    withdrawal_approved: { title: 'Withdrawal approved', detail: '{{amount}}, on its way to the bank.' },
    withdrawal_rejected: { title: 'Withdrawal refused', detail: '{{amount}} back in the balance.' },
    withdrawal_paid: { title: 'Withdrawal paid', detail: '{{amount}} in your bank account.' },
    withdrawal_failed: { title: 'Withdrawal not completed', detail: '{{amount}} back in the balance.' },
    withdrawal_waiting: { title: 'Withdrawal waiting for approval', detail: '{{amount}}.' },
    books_differ: {
      title: 'Difference in the reconciliation',
      detail: 'Withdrawals stop until somebody settles it.',
    },
    bank_account_changed: {
      title: 'Bank account changed',
      detail: 'If it was not you, change your password and talk to support.',
    },
    password_changed: {
      title: 'Password changed',
      detail: 'If it was not you, reset it and talk to support.',
    },
    second_factor_changed: {
      title: 'Two-step verification changed',
      detail: 'If it was not you, reset your password and talk to support.',
    },
    account_approved: { title: 'Registration approved', detail: 'You can attend through Emma now.' },
    account_refused: { title: 'Registration not approved', detail: 'See why and correct the data.' },
    account_suspended: { title: 'Account suspended', detail: 'See why and talk to support.' },
    document_ready: { title: 'Document received', detail: '{{name}} issued a document for you.' },
    break_glass: {
      title: 'Emergency access to your record',
      detail: '{{name}} read it, with a reason kept.',
    },
  },
  bell: {
    label: 'Notifications',
    unread_one: '{{count}} new notification',
    unread_other: '{{count}} new notifications',
    title: 'Notifications',
    noneDetail: 'Notices about appointments, refunds and your account appear here.',
    removeOf: 'Remove notice: {{title}}',
    clear: 'Clear all',
  },
  device: { title: 'This device' },
  push: {
    title: 'Notices on this device',
    switch: 'Receive notices on this device',
    detail:
      'They come with Emma closed, and say only that there is something: what it is stays behind your password. They last until you sign out here.',
    turnedOn: 'Notices are on for this device.',
    deniedTitle: 'Notices are blocked',
    denied:
      'You refused notices of Emma in this browser, and only there it can be changed: open the permissions of the site (the icon beside the address), allow notifications and reload the page.',
    unsupported:
      'This browser receives no notices. On iPhone and iPad, add Emma to the Home Screen and open it from there.',
    failed: 'The browser could not turn notices on now. Try again later.',
  },
  install: {
    title: 'App',
    detail: 'Emma opens from the home screen, in full screen and faster. It takes almost no space.',
    button: 'Install Emma',
    done: 'Emma is installed on this device.',
    byHand:
      'To install, open the menu of the browser and choose “Install app” or “Add to Home screen”. On iPhone, tap Share and “Add to Home Screen”.',
  },
  canceled: {
    title: 'Appointment canceled',
    detail: '{{name}} canceled the appointment of {{moment}}.',
    credit: 'The {{amount}} is credit in your wallet already.',
    creditLeft: '{{left}} of the credit of {{amount}} are left in your wallet.',
    creditGone: 'The credit of {{amount}} has been used or given back.',
    unpaid: 'Nothing had been charged.',
    position: '{{at}} of {{total}}',
    next: 'Next notice',
    remove: 'Remove notice',
    clear: 'Clear notices',
    useCredit: 'Use credit',
    toCard: 'Back to the card',
  },
} satisfies Translated<typeof pt>
