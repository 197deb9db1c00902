import * as assistants from '@emma/contracts/assistants'
import * as team from '@emma/contracts/assistants/team'
import type { Mount } from '../../http/mount.ts'
import { acceptTeamInvitation } from './account/accept-invitation.ts'
import { eraseAssistant } from './account/erase-assistant.ts'
import { exportAssistant } from './account/export-assistant.ts'
import { joinTeam } from './account/join-team.ts'
import { leavePractice } from './account/leave-practice.ts'
import { readAssistant, saveAssistant } from './account/profile.ts'
import { readTeamInvitation } from './account/read-invitation.ts'
import { listAllTeamActs, listTeamActs } from './acting/list-acts.ts'
import { cancelTeamInvitation, resendTeamInvitation } from './team/change-invitations.ts'
import { changeRights, removeAssistant } from './team/change-members.ts'
import { inviteAssistant } from './team/invite-assistant.ts'
import { readTeam } from './team/read-team.ts'
import { takeAssistant } from './team/take-assistant.ts'

export const assistantRoutes = (mount: Mount): void => {
  mount(team.readTeam, readTeam)
  mount(team.inviteAssistant, inviteAssistant)
  mount(team.resendTeamInvitation, resendTeamInvitation)
  mount(team.cancelTeamInvitation, cancelTeamInvitation)
  mount(team.takeAssistant, takeAssistant)
  mount(team.changeRights, changeRights)
  mount(team.removeAssistant, removeAssistant)
  mount(team.listTeamActs, listTeamActs)
  mount(team.listAllTeamActs, listAllTeamActs)
  mount(assistants.readAssistant, readAssistant)
  mount(assistants.saveAssistant, saveAssistant)
  mount(assistants.leavePractice, leavePractice)
  mount(assistants.exportAssistant, exportAssistant)
  mount(assistants.eraseAssistant, eraseAssistant)
  mount(assistants.readTeamInvitation, readTeamInvitation)
  mount(assistants.acceptTeamInvitation, acceptTeamInvitation)
  mount(assistants.joinTeam, joinTeam)
}
