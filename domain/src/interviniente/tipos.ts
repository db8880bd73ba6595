import type { papeles, rolesDeInterviniente } from './roles';

/** What somebody is in a case (the award of a plan). */
export type RolDeInterviniente = (typeof rolesDeInterviniente)[number];

/** What a case prints of its persons. */
export type PapelDelCaso = (typeof papeles)[number];

/** 'nadie': the case has nobody in that role. */
export type OrigenDeInterviniente = 'solicitud' | 'escrito' | 'nadie';
