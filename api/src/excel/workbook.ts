import { posix } from 'node:path';
import { ErrorDeNegocio, mensajesDeImportacion as m } from '@adjudica/domain';
import { type XmlToken, xmlTokens } from './xml';
import { type Archive, invalidWorkbook } from './zip';

interface WorkbookParts {
  /** The sheet that is read: the first visible one. */
  readonly hoja: string;
  readonly sheet: string;
  readonly styles: string | null;
  readonly shared: string | null;
  readonly date1904: boolean;
}

interface Relationship {
  readonly type: string;
  readonly part: string;
}

/** Tokens of a part, bounded because much of it is kept in memory; none if the part is missing. */
export async function* tokensOf(archive: Archive, part: string, atMost: number): AsyncGenerator<XmlToken> {
  if (archive.has(part)) for await (const tokens of xmlTokens(archive.text(part, atMost))) yield* tokens;
}

/** Paths of a workbook's parts, from its relationships: names are up to the program that wrote it. */
export async function workbookParts(archive: Archive, atMost: number): Promise<WorkbookParts> {
  const [root] = ofType(await relationshipsOf(archive, '', atMost), 'officeDocument');
  if (root === undefined) throw invalidWorkbook();
  const related = await relationshipsOf(archive, root, atMost);
  const { date1904, sheets } = await contents(archive, root, atMost);
  const visible = sheets.flatMap(({ id, nombre, oculta }) => {
    const relationship = related.get(id);
    return oculta || relationship === undefined || !isOf(relationship, 'worksheet')
      ? []
      : [{ hoja: nombre, sheet: relationship.part }];
  });
  const [first] = visible;
  if (first === undefined) throw new ErrorDeNegocio('tipoNoAceptado', 'sin-hoja-visible', m.sinHojaVisible);
  const [styles = null] = ofType(related, 'styles');
  const [shared = null] = ofType(related, 'sharedStrings');
  if (![first.sheet, styles, shared].every((part) => part === null || archive.has(part))) throw invalidWorkbook();
  return { ...first, styles, shared, date1904 };
}

async function contents(archive: Archive, part: string, atMost: number) {
  let date1904 = false;
  const sheets: { id: string; nombre: string; oculta: boolean }[] = [];
  for await (const token of tokensOf(archive, part, atMost)) {
    if (token.type !== 'open') continue;
    const { attributes, name } = token;
    if (name === 'workbookPr') date1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
    if (name === 'sheet')
      sheets.push({
        id: attributes['r:id'] ?? '',
        nombre: attributes.name ?? '',
        oculta: /^(hidden|veryHidden)$/.test(attributes.state ?? ''),
      });
  }
  return { date1904, sheets };
}

/** Relationships by id, of a part or, without a name, of the package. */
async function relationshipsOf(archive: Archive, part: string, atMost: number): Promise<Map<string, Relationship>> {
  const folder = posix.dirname(part);
  const found = new Map<string, Relationship>();
  const file = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  for await (const token of tokensOf(archive, file, atMost)) {
    if (token.type !== 'open' || token.name !== 'Relationship') continue;
    const { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode } = token.attributes;
    if (mode !== 'External')
      found.set(id, { type, part: posix.join(target.startsWith('/') ? '' : folder, target).replace(/^\//, '') });
  }
  return found;
}

/** Types differ between the two editions of the format but for their end. */
const isOf = ({ type }: Relationship, name: string): boolean => type.endsWith(`/relationships/${name}`);
const ofType = (relationships: ReadonlyMap<string, Relationship>, name: string): string[] =>
  [...relationships.values()].filter((relationship) => isOf(relationship, name)).map(({ part }) => part);
