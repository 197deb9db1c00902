import { sql } from 'kysely'

/**
 * For an appointment `a`: whether its specialist asks anything before it (`asked`), and whether something was answered
 * and no required question is open (`done`).
 */
export const preparedSql = sql<{ readonly asked: boolean; readonly done: boolean }>`(
  SELECT json_build_object('asked', count(q.id) > 0, 'done',
    coalesce(bool_and(NOT q.required OR q.id = ANY (told.answered)), true)
      AND (a.notes_sealed IS NOT NULL OR told.answered <> '{}'
        OR EXISTS (SELECT FROM preparation_files f WHERE f.appointment_id = a.id)))
  FROM (SELECT coalesce((SELECT r.answered FROM preparations r WHERE r.appointment_id = a.id), '{}') AS answered) told
  LEFT JOIN questionnaire_questions q ON q.specialist_id = a.specialist_id AND q.specialty_id = a.specialty_id
  GROUP BY told.answered)`
