import type { IParagraphOptions, IRunOptions, ParagraphChild } from 'docx';
import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  LevelFormat,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['childNodes'][number];
type Tag = Extract<Node, { readonly attribs: unknown }>;
export type Block = Paragraph | Table;

type RunStyle = Pick<IRunOptions, 'bold' | 'italics' | 'underline'>;
type ParagraphStyle = Partial<Omit<IParagraphOptions, 'children' | 'text'>>;

const BOLD: RunStyle = { bold: true };
const STYLES: Readonly<Record<string, RunStyle>> = {
  strong: BOLD,
  b: BOLD,
  em: { italics: true },
  i: { italics: true },
  u: { underline: {} },
  span: {},
};
const HEADINGS = { h1: HeadingLevel.TITLE, h2: HeadingLevel.HEADING_2, h3: HeadingLevel.HEADING_3 } as const;
const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  right: AlignmentType.RIGHT,
  center: AlignmentType.CENTER,
  justify: AlignmentType.BOTH,
} as const;
/** Pictures: bar codes say what the text does. */
const SKIPPED = new Set(['svg', 'img', 'style']);
/** Twentieths of a point. */
const INDENT = 480;
const LEVELS = 6;
const BULLETS = 'vinetas';
const SIGNATURE: ParagraphStyle = {
  spacing: { before: 900 },
  keepLines: true,
  alignment: AlignmentType.CENTER,
  border: { top: { style: BorderStyle.SINGLE, size: 4, color: 'auto', space: 4 } },
  indent: { left: 2200, right: 2200 },
};

const isTag = (node: Node): node is Tag => node.type === 'tag';
const classesOf = (tag: Tag): string[] => (tag.attribs['class'] ?? '').split(' ');
const tagsOf = (nodes: readonly Node[], ...names: string[]): Tag[] =>
  nodes.filter(isTag).filter(({ name }) => names.includes(name));
const numberOf = (tag: Tag, name: string): number => Number(tag.attribs[name] ?? 1);
const isInline = (node: Node): boolean => !isTag(node) || node.name === 'br' || Object.hasOwn(STYLES, node.name);

function alignmentOf(tag: Tag): ParagraphStyle {
  const [, name = ''] = /text-align:\s*(\w+)/.exec(tag.attribs['style'] ?? '') ?? [];
  return Object.hasOwn(ALIGNMENTS, name) ? { alignment: ALIGNMENTS[name as keyof typeof ALIGNMENTS] } : {};
}

/** Turns the markup of a template, and the rich text in it, into paragraphs, lists and tables of a word processor. */
export class DocxWriter {
  private readonly numbered: number[] = [];

  blocks(html: string): Block[] {
    return this.blocksOf(parseDocument(html).childNodes, {});
  }

  /** Of the lists that were written. */
  numbering() {
    const levels = (
      format: (level: number) => { format: (typeof LevelFormat)[keyof typeof LevelFormat]; text: string },
    ) =>
      Array.from({ length: LEVELS }, (_, level) => ({
        level,
        ...format(level),
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: 320 } } },
      }));
    return {
      config: [
        { reference: BULLETS, levels: levels(() => ({ format: LevelFormat.BULLET, text: '•' })) },
        ...this.numbered.map((start, i) => ({
          reference: `lista-${i}`,
          levels: levels((level) => ({ format: LevelFormat.DECIMAL, text: `%${level + 1}.` })).map((level) => ({
            ...level,
            start,
          })),
        })),
      ],
    };
  }

  /** Runs of inline nodes become paragraphs between the blocks. */
  private blocksOf(nodes: readonly Node[], style: ParagraphStyle, run: RunStyle = {}, level = 0): Block[] {
    const blocks: Block[] = [];
    let inline: Node[] = [];
    const flush = (): void => {
      const children = this.runs(inline, run);
      if (children.length > 0) blocks.push(new Paragraph({ ...style, children }));
      inline = [];
    };
    for (const node of nodes) {
      if (isInline(node)) inline.push(node);
      else if (isTag(node) && !SKIPPED.has(node.name)) {
        flush();
        blocks.push(...this.block(node, style, run, level));
      }
    }
    flush();
    return blocks;
  }

  private block(tag: Tag, style: ParagraphStyle, run: RunStyle, level: number): Block[] {
    const { name, childNodes } = tag;
    const own = { ...style, ...alignmentOf(tag) };
    if (name === 'p') {
      const centred = classesOf(tag).includes('subtitulo') ? { alignment: AlignmentType.CENTER } : {};
      return [
        new Paragraph({ alignment: AlignmentType.BOTH, ...own, ...centred, children: this.runs(childNodes, run) }),
      ];
    }
    if (Object.hasOwn(HEADINGS, name))
      return [
        new Paragraph({
          heading: HEADINGS[name as keyof typeof HEADINGS],
          keepNext: true,
          children: this.runs(childNodes, {}),
        }),
      ];
    if (name === 'ul' || name === 'ol') return this.list(tag, level, run);
    if (name === 'table') return [this.table(tag)];
    const facts = tagsOf(childNodes, 'dt', 'dd');
    if (facts.length > 0) return [this.fact(facts)];
    if (classesOf(tag).includes('linea')) return [new Paragraph({ ...SIGNATURE, children: this.lines(childNodes) })];
    return this.blocksOf(childNodes, own, run, level);
  }

  /** The first paragraph of an item has its mark, the others its indentation. */
  private list(tag: Tag, level: number, run: RunStyle): Block[] {
    const reference = tag.name === 'ul' ? BULLETS : `lista-${this.numbered.push(numberOf(tag, 'start')) - 1}`;
    const indent = { left: INDENT * (level + 1) };
    return tagsOf(tag.childNodes, 'li').flatMap((item) => {
      const [first, ...rest] = splitFirst(item.childNodes);
      const marked = this.blocksOf(first ?? [], { numbering: { reference, level } }, run, level + 1);
      return [...marked, ...this.blocksOf(rest.flat(), { indent }, run, level + 1)];
    });
  }

  private table(tag: Tag): Table {
    const rowsIn = (parts: readonly Tag[]): Tag[] => parts.flatMap(({ childNodes }) => tagsOf(childNodes, 'tr'));
    const heads = rowsIn(tagsOf(tag.childNodes, 'thead'));
    const rows = [...heads, ...rowsIn(tagsOf(tag.childNodes, 'tbody')), ...tagsOf(tag.childNodes, 'tr')];
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            tableHeader: heads.includes(row),
            children: tagsOf(row.childNodes, 'td', 'th').map((cell) => this.cell(cell)),
          }),
      ),
    });
  }

  private cell(cell: Tag): TableCell {
    const style = classesOf(cell).includes('n') ? { alignment: AlignmentType.RIGHT } : {};
    const children = this.blocksOf(cell.childNodes, { ...style, ...alignmentOf(cell) }, cell.name === 'th' ? BOLD : {});
    return new TableCell({
      columnSpan: numberOf(cell, 'colspan'),
      rowSpan: numberOf(cell, 'rowspan'),
      margins: { left: 80, right: 80 },
      children: children.length === 0 ? [new Paragraph({})] : children,
    });
  }

  /** 'Marca: Chevrolet' */
  private fact(parts: readonly Tag[]): Paragraph {
    return new Paragraph({
      children: parts.flatMap(({ name, childNodes }) =>
        name === 'dt'
          ? [...this.runs(childNodes, BOLD), new TextRun({ text: ': ', bold: true })]
          : this.runs(childNodes, {}),
      ),
    });
  }

  /** Each element of a signature on a line of its own. */
  private lines(nodes: readonly Node[]): ParagraphChild[] {
    return nodes
      .filter(isTag)
      .filter(({ name }) => name !== 'br')
      .flatMap((tag, i) => [...(i === 0 ? [] : [new TextRun({ break: 1 })]), ...this.runs([tag], {})]);
  }

  private runs(nodes: readonly Node[], style: RunStyle): ParagraphChild[] {
    const pieces = piecesOf(nodes, style);
    const first = pieces.findIndex(({ text }) => text === null || text.trim() !== '');
    const last = pieces.findLastIndex(({ text }) => text === null || text.trim() !== '');
    return pieces.slice(first, last + 1).map(({ text, style: own }, i, { length }) => {
      if (text === null) return new TextRun({ break: 1 });
      const begun = i === 0 ? text.trimStart() : text;
      return new TextRun({ ...own, text: i === length - 1 ? begun.trimEnd() : begun });
    });
  }
}

interface Piece {
  /** null = a line break. */
  readonly text: string | null;
  readonly style: RunStyle;
}

const piecesOf = (nodes: readonly Node[], style: RunStyle): Piece[] =>
  nodes.flatMap((node): Piece[] => {
    if (isTag(node)) {
      if (node.name === 'br') return [{ text: null, style }];
      return SKIPPED.has(node.name) ? [] : piecesOf(node.childNodes, { ...style, ...STYLES[node.name] });
    }
    return node.type === 'text' ? [{ text: node.data.replace(/[ \t\r\n]+/g, ' '), style }] : [];
  });

/** The nodes up to the end of the first block, and the others. */
function splitFirst(nodes: readonly Node[]): Node[][] {
  const block = nodes.findIndex((node) => !isInline(node));
  if (block < 0) return [[...nodes]];
  const written = nodes
    .slice(0, block)
    .some((node) => isTag(node) || (node.type === 'text' && node.data.trim() !== ''));
  const end = written ? block : block + 1;
  return [nodes.slice(0, end), nodes.slice(end)];
}
