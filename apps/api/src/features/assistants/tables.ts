import type { TableName } from '../../db/table-name.ts'

/** The tables only this feature writes (`npm run check`: table ownership). */
export const tables: readonly TableName[] = ['team_invitations', 'team_members', 'team_acts']
