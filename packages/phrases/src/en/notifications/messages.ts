import type pt from '../../pt/notifications/messages.ts'
import type { Translated } from '../../translated.ts'

export default {
  andMore: { one: '{{when}}, and one more date', other: '{{when}}, and {{more}} more dates' },
  bookingLink: {
    series: {
      subject: 'Confirm your series of appointments with {{specialist}}',
      email:
        'Hello, {{name}}!\n\n{{specialist}} reserved {{count}} {{specialty}} appointments for you ({{zone}}):\n\n{{dates}}\n\nSee the refund policy and confirm the series by paying for one of the appointments by {{until}}. Each of the others stays reserved until a day before it and is paid on its own. Without a confirmation, the times are free again.\n\n[See and confirm]({{url}})\n\nIf you did not ask for these appointments, ignore this message.',
      text: 'Emma: {{specialist}} reserved {{count}} times for you: {{days}}. Confirm by {{until}}: {{url}}',
    },
    offered: {
      subject: 'Confirm your appointment with {{specialist}}',
      email:
        'Hello, {{name}}!\n\n{{specialist}} reserved a {{specialty}} appointment for you: {{when}} ({{zone}}).\n\nSee the price and the refund policy, and confirm by {{until}}. After that, the time is free again.\n\n[See and confirm]({{url}})\n\nIf you did not ask for this appointment, ignore this message.',
      text: 'Emma: {{specialist}} reserved a time for you, {{when}} ({{zone}}). Confirm by {{until}}: {{url}}',
    },
    over: {
      subject: 'The time is no longer reserved',
      email:
        'Hello, {{name}}!\n\nThe {{specialty}} appointment with {{specialist}}, {{when}} ({{zone}}), is no longer reserved for you. Nothing was charged.',
      text: 'Emma: the time with {{specialist}}, {{when}} ({{zone}}), is no longer reserved for you. Nothing was charged.',
    },
  },
  signUpCode: {
    subject: 'Your Emma code: {{code}}',
    email:
      'Your code is {{code}}.\n\nIt is valid for {{minutes}} minutes. Once it is confirmed, we hold the time while you fill in the rest.\n\nOn another device? Open the link below and enter the code there: the time you chose comes along.\n\n[Continue booking]({{url}})\n\nDo not share it with anyone: the Emma team never asks for it. If you did not ask for it, ignore this message.',
  },
  adminInvite: {
    subject: 'Your admin access to Emma',
    text: 'Hello, {{name}}!\n\nYou were invited to manage Emma. To get access, choose your password through this link within 3 days. It works once.\n\n[Choose my password]({{url}})\n\nOn your first visit, we ask you to turn on two-step verification.\n\nIf you did not expect this invitation, ignore this message.',
  },
  teamInvitation: {
    subject: '{{specialist}} invited you to the team on Emma',
    text: 'Hello, {{name}}!\n\n{{specialist}} invited you to manage their schedule on Emma: appointments, bookings and patients’ contact details.\n\nTo accept, open this link within 7 days. It works once.\n\n[See the invitation]({{url}})\n\nIf you did not expect this invitation, ignore this message.',
  },
  passwordReset: {
    subject: 'Your Emma password',
    greeting: 'Hello, {{name}}!\n\n',
    open: 'To set a new password, open this link within 30 minutes. It works only once.\n\n[Set a new password]({{url}})\n\nIf you did not ask for this, ignore this message: your password stays the same.',
    pending:
      'You asked for a new password, but your registration was never confirmed. Register again and confirm the code that we send.\n\n[Register]({{url}})\n\nIf it was not you, ignore this message.',
    blocked:
      'You asked for a new password, but your account is blocked. Contact support.\n\nIf it was not you, ignore this message.',
  },
  code: {
    subject: 'Your Emma code: {{code}}',
    email:
      'Your confirmation code is {{code}}.\n\nIt is valid for {{minutes}} minutes. Do not share it with anyone: the Emma team never asks for it.\n\nIf it was not you who asked, ignore this message.',
    text: 'Emma: your code is {{code}}. Valid for {{minutes}} minutes. Do not share it with anyone.',
  },
  kinds: {
    booking_confirmed: {
      subject: 'Appointment confirmed: {{when}}',
      email:
        'Hello, {{name}}!\n\nYour {{specialty}} appointment with {{specialist}} is confirmed for {{when}} ({{zone}}).\n\n{{priced}} {{refund}}\n\n{{arrive}}\n\n[Follow it]({{url}})',
      text: 'Emma: appointment with {{specialist}} confirmed for {{when}} ({{zone}}). {{price}}. {{where}} {{refund}} Details: {{url}}',
    },
    booking_rescheduled: {
      subject: 'Appointment moved: {{when}}',
      email:
        'Hello, {{name}}!\n\nA {{specialty}} appointment with {{specialist}} was moved to {{when}} ({{zone}}).\n\n{{where}}\n\n[See it on Emma]({{url}})',
      text: 'Emma: appointment with {{specialist}} moved to {{when}} ({{zone}}). {{where}} Details: {{url}}',
    },
    reminder_24h: {
      subject: 'Reminder: consultation on {{when}}',
      email:
        'Hello, {{name}}!\n\nYour {{specialty}} consultation with {{specialist}} is on {{when}} ({{zone}}).\n\n{{arrive}}\n\nIf you cannot make it, cancel or move it in time.\n\n[See the appointment]({{url}})',
      text: 'Emma: reminder of your consultation with {{specialist}} on {{when}} ({{zone}}). {{where}} Details: {{url}}',
    },
    reminder_1h: {
      subject: 'Your consultation starts soon: {{when}}',
      email:
        'Hello, {{name}}!\n\nYour {{specialty}} consultation with {{specialist}} begins soon: {{when}} ({{zone}}).\n\n{{arrive}}\n\n[Enter]({{url}})',
      text: 'Emma: your consultation with {{specialist}} starts soon, {{when}} ({{zone}}). {{where}} Details: {{url}}',
    },
    waitlist_offer: {
      subject: 'A time has opened up: {{when}}',
      email:
        'Hello, {{name}}!\n\nA {{specialty}} appointment with {{specialist}} has opened up: {{when}} ({{zone}}). {{where}} It is held for you until {{until}}.\n\n[Answer]({{url}})',
      text: 'Emma: a time with {{specialist}} has opened up, {{when}} ({{zone}}), held for you until {{until}}. {{where}} Answer at {{url}}',
    },
    booking_offered: {
      subject: 'Confirm your appointment: {{when}}',
      email:
        'Hello, {{name}}!\n\n{{specialist}} reserved a {{specialty}} appointment for you: {{when}} ({{zone}}). {{where}}\n\nAccept by {{deadline}}. After that, the time is free again.\n\n[See and accept]({{url}})',
      text: 'Emma: {{specialist}} reserved a time for you, {{when}} ({{zone}}). Accept by {{deadline}} at {{url}}',
    },
    booking_offer_over: {
      subject: 'The time is no longer reserved',
      email:
        'Hello, {{name}}!\n\nThe {{specialty}} appointment with {{specialist}}, {{when}} ({{zone}}), is no longer reserved for you. Nothing was charged.\n\n[See other times]({{url}})',
      text: 'Emma: the time with {{specialist}}, {{when}} ({{zone}}), is no longer reserved for you. Nothing was charged.',
    },
    series_booked: {
      subject: 'Your appointments with {{specialist}} are confirmed',
      email:
        'Hello, {{name}}!\n\n{{specialist}} booked {{count}} {{specialty}} appointments for you, free of charge ({{zone}}):\n\n{{dates}}\n\n{{arrive}}\n\nIf you can’t come to one of them, cancel or move it in time.\n\n[See them in your agenda]({{url}})',
      text: 'Emma: {{specialist}} booked {{count}} appointments for you, free of charge: {{days}}. {{where}} Details: {{url}}',
    },
    series_offered: {
      subject: 'Confirm your series of appointments with {{specialist}}',
      email:
        'Hello, {{name}}!\n\n{{specialist}} reserved times for {{specialty}} for you ({{zone}}). {{where}}\n\n{{dates}}\n\nConfirm the series by paying for one of the appointments by {{deadline}}. Each of the others stays reserved until a day before it and is paid on its own. Without a confirmation, the times are free again.\n\n[See and confirm]({{url}})',
      text: 'Emma: {{specialist}} reserved {{count}} times for you: {{days}}. Confirm by paying for one of them by {{deadline}} at {{url}}',
    },
    series_payment_due: {
      subject: 'Pay by {{deadline}}: your appointment on {{when}}',
      email:
        'Hello, {{name}}!\n\nYour appointment for {{specialty}} with {{specialist}}, {{when}} ({{zone}}), is reserved and not paid yet: {{price}}. {{where}}\n\nPay by {{deadline}}. After that, the time is free again; the other appointments of the series stay as they are.\n\n[Pay]({{url}})',
      text: 'Emma: the appointment with {{specialist}}, {{when}} ({{zone}}), is not paid yet. Pay by {{deadline}} at {{url}}',
    },
    booking_link_accepted: {
      subject: 'The patient accepted the appointment',
      email:
        'Hello, {{name}}!\n\nThe appointment on {{when}} ({{zone}}) was accepted by the patient.\n\n[See it on Emma]({{url}})',
      text: 'Emma: the appointment on {{when}} ({{zone}}) was accepted by the patient. Details: {{url}}',
    },
    booking_link_over: {
      subject: 'Appointment not accepted by the patient',
      email:
        'Hello, {{name}}!\n\nThe appointment on {{when}} ({{zone}}) was not accepted by the patient. The time is free again.\n\n[See it on Emma]({{url}})',
      text: 'Emma: the appointment on {{when}} ({{zone}}) was not accepted by the patient. The time is free again.',
    },
    time_proposed: {
      subject: 'Another time proposed: {{newWhen}}',
      email:
        'Hello, {{name}}!\n\n{{specialist}} proposes to move your {{specialty}} appointment from {{when}} to {{newWhen}} ({{zone}}). {{where}}\n\nThe new time is reserved for you until {{deadline}}. Moving is free. If you do not accept, the appointment stays as it is.\n\n[Answer]({{url}})',
      text: 'Emma: {{specialist}} proposes to move the appointment from {{when}} to {{newWhen}} ({{zone}}), free of charge. {{where}} Answer by {{deadline}} at {{url}}',
    },
    time_declined: {
      subject: 'The patient kept the original time: {{when}}',
      email:
        'Hello, {{name}}!\n\nThe patient did not accept the other time. The appointment stays on {{when}} ({{zone}}).\n\n[See it on Emma]({{url}})',
      text: 'Emma: the patient did not accept the other time. The appointment stays on {{when}} ({{zone}}).',
    },
    time_proposal_over: {
      subject: 'The proposed time has expired',
      email:
        'Hello, {{name}}!\n\nThe other time proposed for your {{specialty}} appointment with {{specialist}} has expired. The appointment stays on {{when}} ({{zone}}).\n\n[See it on Emma]({{url}})',
      text: 'Emma: the other time proposed by {{specialist}} has expired. The appointment stays on {{when}} ({{zone}}).',
    },
    reschedule_asked: {
      subject: 'Request to reschedule: {{when}}',
      email:
        'Hello, {{name}}!\n\n{{specialist}} is no longer available at this time and asks you to choose another one for your {{specialty}} appointment on {{when}} ({{zone}}). {{where}} Moving it is free. Until you do, it stays as it is.\n\n[Choose another time]({{url}})',
      text: 'Emma: {{specialist}} asks you to choose another time for the appointment on {{when}} ({{zone}}), free of charge. {{where}} Choose at {{url}}',
    },
    canceled_by_specialist: {
      subject: 'Appointment canceled: {{when}}',
      email:
        'Hello, {{name}}!\n\nYour appointment with {{specialist}} on {{when}} ({{zone}}) was canceled {{by}}. {{where}} {{credit}}\n\n[See your options]({{url}})',
      text: 'Emma: your appointment with {{specialist}} on {{when}} ({{zone}}) was canceled {{by}}. {{where}} {{credit}} See {{url}}',
    },
    canceled_by_customer: {
      subject: 'Appointment canceled: {{when}}',
      email:
        'Hello, {{name}}!\n\nThe {{specialty}} appointment on {{when}} ({{zone}}) was canceled by the patient. {{where}} The time is free again in your calendar.\n\n[See it on Emma]({{url}})',
      text: 'Emma: the appointment on {{when}} ({{zone}}) was canceled by the patient. {{where}} See {{url}}',
    },
    canceled_by_platform: {
      subject: 'Appointment canceled: {{when}}',
      email:
        'Hello, {{name}}!\n\nThe {{specialty}} appointment on {{when}} ({{zone}}) was canceled by Emma. {{where}} The time is free again in your calendar.\n\n[See it on Emma]({{url}})',
      text: 'Emma: the appointment on {{when}} ({{zone}}) was canceled by Emma. {{where}} See {{url}}',
    },
    own_cancellation: {
      subject: 'Appointment canceled: {{when}}',
      email:
        'Hello, {{name}}!\n\nAs you asked, your appointment with {{specialist}} on {{when}} ({{zone}}) is canceled. {{where}} The appointment details show what is refunded, and how.\n\n[Open Emma]({{url}})',
      text: 'Emma: you canceled the appointment with {{specialist}} on {{when}} ({{zone}}). {{where}} Details: {{url}}',
    },
    refund_done: {
      subject: 'Refund completed: {{amount}}',
      email:
        'Hello, {{name}}!\n\nThe refund of {{amount}} for your appointment with {{specialist}} is complete. On a card, it appears within two statements; with Pix, at once.\n\n[See it on Emma]({{url}})',
      text: 'Emma: refund of {{amount}} completed. Details: {{url}}',
    },
    refund_failed: {
      subject: 'Refund being retried: {{amount}}',
      email:
        'Hello, {{name}}!\n\nThe refund of {{amount}} for your appointment with {{specialist}} has not been accepted yet. We will try again; there is nothing you need to do.\n\n[Follow it]({{url}})',
      text: 'Emma: the refund of {{amount}} has not been accepted yet. We will try again. Follow it at {{url}}',
    },
    chargeback: {
      subject: 'Payment disputed: {{amount}}',
      email:
        'Hello, {{name}}!\n\nThe payment of {{amount}} for the appointment on {{when}} ({{zone}}) was disputed with the cardholder’s bank.\n\n[See it on Emma]({{url}})',
      text: 'Emma: the payment of {{amount}} for the appointment on {{when}} ({{zone}}) was disputed. See {{url}}',
    },
    withdrawal_requested: {
      subject: 'Withdrawal requested: {{amount}}{{ofCompany}}',
      email:
        'Hello, {{name}}!\n\nA withdrawal of {{amount}}{{ofCompany}} was requested. If you did not expect this, change your password and contact support.\n\n[Follow it]({{url}})',
      text: 'Emma: a withdrawal of {{amount}}{{ofCompany}} was requested. Follow it at {{url}}',
    },
    withdrawal_waiting: {
      subject: 'Withdrawal waiting for your approval: {{amount}}{{ofCompany}}',
      email:
        'Hello, {{name}}!\n\nA withdrawal of {{amount}}{{ofCompany}} is waiting for your approval.\n\n[Decide]({{url}})',
      text: 'Emma: a withdrawal of {{amount}}{{ofCompany}} is waiting for your approval. Decide at {{url}}',
    },
    withdrawal_approved: {
      subject: 'Withdrawal approved: {{amount}}{{ofCompany}}',
      email:
        'Hello, {{name}}!\n\nThe withdrawal of {{amount}}{{ofCompany}} was approved and is on its way to the bank.\n\n[Follow it]({{url}})',
      text: 'Emma: the withdrawal of {{amount}}{{ofCompany}} was approved. Follow it at {{url}}',
    },
    withdrawal_rejected: {
      subject: 'Withdrawal rejected: {{amount}}{{ofCompany}}',
      email:
        'Hello, {{name}}!\n\nThe withdrawal of {{amount}}{{ofCompany}} was rejected, and the money is back in the available balance.\n\n[See why]({{url}})',
      text: 'Emma: the withdrawal of {{amount}}{{ofCompany}} was rejected and the money is back. See {{url}}',
    },
    withdrawal_paid: {
      subject: 'Withdrawal paid: {{amount}}{{ofCompany}}',
      email:
        'Hello, {{name}}!\n\nThe withdrawal of {{amount}}{{ofCompany}} was paid to the bank account.\n\n[See it on Emma]({{url}})',
      text: 'Emma: the withdrawal of {{amount}}{{ofCompany}} was paid. See {{url}}',
    },
    withdrawal_failed: {
      subject: 'Withdrawal not completed: {{amount}}{{ofCompany}}',
      email:
        'Hello, {{name}}!\n\nThe bank did not complete the withdrawal of {{amount}}{{ofCompany}}, and the money is back in the available balance. Check the account details.\n\n[See it on Emma]({{url}})',
      text: 'Emma: the withdrawal of {{amount}}{{ofCompany}} was not completed and the money is back. See {{url}}',
    },
    bank_account_added: {
      subject: 'Your bank account was added',
      email:
        'Hello, {{name}}!\n\nThe bank account that your withdrawals will go to was added. If it was not you, change your password and contact support now.\n\n[Open Emma]({{url}})',
      text: 'Emma: your bank account was added. If it was not you, change your password and contact support.',
    },
    bank_account_removed: {
      subject: 'Your bank account was removed',
      email:
        'Hello, {{name}}!\n\nThe bank account that your withdrawals went to was removed. If it was not you, change your password and contact support now.\n\n[Open Emma]({{url}})',
      text: 'Emma: your bank account was removed. If it was not you, change your password and contact support.',
    },
    bank_account_changed: {
      subject: 'Your bank account was changed',
      email:
        'Hello, {{name}}!\n\nThe bank account that receives your withdrawals was changed. If it was not you, change your password and contact support now.\n\n[See it on Emma]({{url}})',
      text: 'Emma: your bank account was changed. If it was not you, change your password and contact support.',
    },
    books_differ: {
      subject: 'Difference in the books: {{amount}}',
      email:
        'Hello, {{name}}!\n\nThe comparison with the payment processor found a difference of {{amount}}. Withdrawals are suspended until somebody settles it with a reason.\n\n[See it on Emma]({{url}})',
      text: 'Emma: a difference of {{amount}} in the books; withdrawals suspended. See {{url}}',
    },
    sms_budget_near: {
      subject: 'Daily text messages: 80% sent',
      email:
        'Hello, {{name}}!\n\n80% of today’s text message allowance has been sent. If this is not a busy day, somebody may be requesting too many codes: check the server logs.\n\n[See it on Emma]({{url}})',
      text: 'Emma: 80% of today’s text message allowance has been sent.',
    },
    sms_budget_used: {
      subject: 'Daily text messages: used up',
      email:
        'Hello, {{name}}!\n\nToday’s text message allowance has been used up. Until tomorrow, codes and notifications go by e-mail only. The limit is set by SMS_DAILY_BUDGET.\n\n[See it on Emma]({{url}})',
      text: 'Emma: today’s text message allowance is used up; until tomorrow, e-mail only.',
    },
    password_changed: {
      subject: 'Your password was changed',
      email:
        'Hello, {{name}}!\n\nThe password of your account was changed. If it was not you, reset it and contact support now.',
      text: 'Emma: your password was changed. If it was not you, reset it and contact support.',
    },
    second_factor_changed: {
      subject: 'Your two-step verification was changed',
      email:
        'Hello, {{name}}!\n\nThe two-step verification of your account was changed. If it was not you, reset your password and contact support now.',
      text: 'Emma: your two-step verification was changed. If it was not you, contact support.',
    },
    account_approved: {
      subject: 'Your registration was approved',
      email:
        'Hello, {{name}}!\n\nYour registration was approved. You can now see patients on Emma.\n\n[Open Emma]({{url}})',
      text: 'Emma: your registration was approved. Open Emma at {{url}}',
    },
    account_refused: {
      subject: 'Your registration needs a correction',
      email:
        'Hello, {{name}}!\n\nYour registration was not approved. See why, correct your details and submit it again.\n\n[Open Emma]({{url}})',
      text: 'Emma: your registration was not approved. See why at {{url}}',
    },
    account_suspended: {
      subject: 'Your account was suspended',
      email:
        'Hello, {{name}}!\n\nYour account was suspended. See why and contact support.\n\n[Open Emma]({{url}})',
      text: 'Emma: your account was suspended. See why at {{url}}',
    },
    document_ready: {
      subject: 'You received a document from {{specialist}}',
      email:
        'Hello, {{name}}!\n\n{{specialist}} issued a document for you: a prescription, a certificate or a test request.\n\n[Open it]({{url}})',
      text: 'Emma: {{specialist}} issued a document for you. Open it at {{url}}',
    },
    document_revoked: {
      subject: '{{specialist}} canceled a document',
      email:
        'Hello, {{name}}!\n\n{{specialist}} canceled a document that you received: a prescription, a certificate or a test request. It is no longer valid, and anyone who verifies it will see that. Your valid documents are on Emma.\n\n[See my documents]({{url}})',
      text: 'Emma: a document from {{specialist}} was canceled and is no longer valid. Your valid documents: {{url}}',
    },
    specialist_waiting: {
      subject: 'Your specialist is waiting',
      email:
        'Hello, {{name}}!\n\n{{specialist}} is in the video room, waiting for you.\n\n[Enter the room]({{url}})',
      text: 'Emma: {{specialist}} is in the video room, waiting for you. Enter at {{url}}',
    },
    patient_waiting: {
      subject: 'Your patient is waiting',
      email:
        'Hello, {{name}}!\n\nThe patient for the consultation on {{when}} ({{zone}}) is in the video room.\n\n[Enter the room]({{url}})',
      text: 'Emma: the patient for the consultation on {{when}} ({{zone}}) is in the video room. Enter at {{url}}',
    },
    chat_message: {
      subject: 'You have a message on Emma',
      email: 'Hello, {{name}}!\n\nYou have a new chat message on Emma.\n\n[Open the chat]({{url}})',
      text: 'Emma: you have a new chat message. Read it at {{url}}',
    },
    queue_called: {
      subject: 'It is your turn on Emma',
      email:
        'Hello, {{name}}!\n\nA specialist is calling you now. Answer within 60 seconds to keep your turn.\n\n[Answer]({{url}})',
      text: 'Emma: it is your turn. Answer within 60 seconds: {{url}}',
    },
    queue_refunded: {
      subject: 'Your money is on its way: {{amount}}',
      email:
        'Hello, {{name}}!\n\nYou left the queue without being seen, and you get a full refund of the {{amount}} that you paid.\n\n[Follow it]({{url}})',
      text: 'Emma: you get a full refund of the {{amount}} that you paid for the queue. Follow it at {{url}}',
    },
    company_waiting: {
      subject: 'Company waiting for review: {{company}}',
      email:
        'Hello, {{name}}!\n\nThe registration of {{company}} is waiting for your review.\n\n[Review it]({{url}})',
      text: 'Emma: the registration of {{company}} is waiting for your review. See it at {{url}}',
    },
    company_approved: {
      subject: 'Company approved: {{company}}',
      email:
        'Hello, {{name}}!\n\n{{company}} was approved. You can now invite specialists.\n\n[Open the company]({{url}})',
      text: 'Emma: {{company}} was approved. See it at {{url}}',
    },
    company_rejected: {
      subject: 'Company not approved: {{company}}',
      email:
        'Hello, {{name}}!\n\nThe registration of {{company}} was not approved. See why, correct it and submit it again.\n\n[See why]({{url}})',
      text: 'Emma: the registration of {{company}} was not approved. See why at {{url}}',
    },
    company_suspended: {
      subject: 'Company suspended: {{company}}',
      email:
        'Hello, {{name}}!\n\n{{company}} was suspended. Appointments already booked stand.\n\n[See why]({{url}})',
      text: 'Emma: {{company}} was suspended. See why at {{url}}',
    },
    company_reopened: {
      subject: 'Company back under review: {{company}}',
      email:
        'Hello, {{name}}!\n\nThe CNPJ document of {{company}} was deleted, and the company is back under review. Until it is approved again, new appointments are not split with it; those already booked stand.\n\n[Send another document]({{url}})',
      text: 'Emma: the CNPJ document of {{company}} was deleted, and the company is back under review. Send another one at {{url}}',
    },
    invite_received: {
      subject: 'Invitation from {{company}}',
      email:
        'Hello, {{name}}!\n\nThe company {{company}} invited you to join it. The invitation is valid for 7 days.\n\n[See the invitation]({{url}})',
      text: 'Emma: the company {{company}} invited you to join it. Answer within 7 days: {{url}}',
    },
    invite_accepted: {
      subject: 'Invitation accepted: {{company}}',
      email:
        'Hello, {{name}}!\n\nA specialist accepted the invitation from {{company}} and is now part of the company.\n\n[See the company]({{url}})',
      text: 'Emma: a specialist accepted the invitation from {{company}}. See it at {{url}}',
    },
    invite_rejected: {
      subject: 'Invitation declined: {{company}}',
      email:
        'Hello, {{name}}!\n\nA specialist declined the invitation from {{company}}.\n\n[See the company]({{url}})',
      text: 'Emma: a specialist declined the invitation from {{company}}. See it at {{url}}',
    },
    member_left: {
      subject: 'A specialist left {{company}}',
      email: 'Hello, {{name}}!\n\nA specialist left the company {{company}}.\n\n[See the company]({{url}})',
      text: 'Emma: a specialist left the company {{company}}. See {{url}}',
    },
    admin_assigned: {
      subject: 'You now manage {{company}}',
      email:
        'Hello, {{name}}!\n\nYou are now an administrator of the company {{company}}: members, invitations, percentage and urgent care.\n\n[Open the company]({{url}})',
      text: 'Emma: you are now an administrator of the company {{company}}. See {{url}}',
    },
    company_percent: {
      subject: 'The percentage of {{company}} changed',
      email:
        'Hello, {{name}}!\n\nThe company {{company}} changed its percentage. It applies to consultations booked from now on; those already booked stay as they are.\n\n[See the percentage]({{url}})',
      text: 'Emma: the percentage of the company {{company}} changed for future consultations. See {{url}}',
    },
    member_removed: {
      subject: 'You are no longer part of {{company}}',
      email:
        'Hello, {{name}}!\n\nYou are no longer part of the company {{company}}. Appointments already booked stand, split as they were when booked.\n\n[See your companies]({{url}})',
      text: 'Emma: you are no longer part of the company {{company}}. See it at {{url}}',
    },
    assistant_joined: {
      subject: '{{assistant}} joined your team',
      email:
        'Hello, {{name}}!\n\n{{assistant}} accepted your invitation and can now manage your schedule.\n\nIf you did not invite this person, take the access away and change your password.\n\n[See your team]({{url}})',
      text: 'Emma: {{assistant}} accepted your invitation and can now manage your schedule. See {{url}}',
    },
    terms_changed: {
      subject: 'Our terms have changed',
      email:
        'Hello, {{name}}!\n\nEmma’s terms have changed. Read what is new and accept them the next time you sign in.\n\n[Read the terms]({{url}})',
      text: 'Emma: our terms have changed. Read and accept them at {{url}}',
    },
    break_glass: {
      subject: 'Emergency access to a record',
      email:
        'Hello, {{name}}!\n\n{{specialist}} used emergency access to a record; the reason is on record. The access log shows who read it.\n\n[See it on Emma]({{url}})',
      text: 'Emma: {{specialist}} used emergency access to your record. See who read it at {{url}}',
    },
  },
  companyInvite: {
    subject: 'Invitation to join {{company}}',
    email:
      'Hello!\n\n{{name}} invited you to join the company {{company}} on Emma. The invitation is valid for 7 days.\n\nIf you have a specialist account with this e-mail, [sign in]({{login}}) and answer under Companies. If you do not have one yet, [register]({{register}}) with this same e-mail.\n\nIf you do not know this company, ignore this message: nothing changes.',
  },
  accountExists: {
    subject: 'You already have an Emma account',
    email:
      'Hello, {{name}}!\n\nSomebody tried to register with your e-mail or your CPF, which already have an Emma account. Nothing has changed in your account.\n\nIf it was you, sign in with your e-mail. If you forgot your password, [set a new one]({{reset}}).\n\n[Sign in]({{login}})\n\nIf it was not you, there is nothing to do.',
  },
  contactChange: {
    subject: 'A change to your contact details was requested',
    email:
      'Hello, {{name}}!\n\nSomebody asked to change {{what}} on your account. The change takes effect only once the code sent to the new contact is confirmed.\n\nIf it was not you, change your password now and contact support.\n\n[Open my account]({{url}})',
    what: { email: 'the e-mail', cellphone: 'the cell phone' },
  },
  contactChanged: {
    subject: 'Your contact details on Emma were changed',
    email:
      'Hello, {{name}}!\n\nWe changed {{what}} on your account.\n\nIf it was you, there is nothing to do. If it was not, undo the change within {{hours}} hours: all sessions end and you choose a new password.\n\n[Undo the change]({{url}})',
    sms: 'Emma: the cell phone on your account was changed. If it was not you, undo it within {{hours}} hours: {{url}}',
    what: { email: 'the e-mail', cellphone: 'the cell phone' },
  },
  unsubscribe: {
    footer: 'Don’t want messages like this one? [Stop these messages]({{url}})',
    ask: {
      title: 'Stop these messages?',
      text: '{{about}}: you will get no more messages, and will still see everything in Emma’s notification list.',
      button: 'Stop these messages',
    },
    done: {
      title: 'Messages stopped',
      text: '{{about}}: you will get no more messages. To get them again, open Notifications in your profile.',
    },
  },
  push: { title: 'Emma', text: 'You have a notification on Emma.' },
  arrive: {
    online: 'The video room opens 10 minutes before the start.',
    place: 'The consultation is in person: {{place}}. Arrive a few minutes early.',
    several: 'Each date has its place beside it.',
  },
  where: {
    online: 'Online, by video.',
    place: 'In person: {{place}}.',
    several: 'The place differs from one date to another.',
  },
  /** Beside a date of a series, where another names its place. */
  online: 'online',
  priced: 'Price: {{price}}.',
  freeReturn: 'Return visit free of charge',
  free: 'Free cancellation until {{free}}.',
  ofCompany: ' of {{company}}',
  creditKept: '{{amount}} is in your wallet.',
  /** The canceler, within a sentence. */
  by: { specialist: 'by the specialist', platform: 'by Emma' },
} satisfies Translated<typeof pt>
