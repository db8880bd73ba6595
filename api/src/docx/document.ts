import {
  AlignmentType,
  convertMillimetersToTwip,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import type { DocxHead } from './head';
import { DocxWriter } from './writer';

/** Half points. */
const SIZE = 22;
const SMALL = 16;
const MARGIN = convertMillimetersToTwip(25);
const heading = (size: number) => ({
  run: { size, bold: true, color: '000000' },
  paragraph: { spacing: { before: 240, after: 80 } },
});

export function docxOf(html: string, { title, author, mark }: DocxHead): Promise<Buffer> {
  const writer = new DocxWriter();
  const children = writer.blocks(html);
  const document = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    styles: {
      default: {
        document: {
          run: { font: 'Arial', size: SIZE, language: { value: 'es-EC' } },
          paragraph: { spacing: { after: 120 } },
        },
        title: { run: { size: 28, bold: true, color: '000000' }, paragraph: { alignment: AlignmentType.CENTER } },
        heading2: heading(24),
        heading3: heading(SIZE),
      },
    },
    numbering: writer.numbering(),
    sections: [
      {
        properties: {
          page: {
            size: { width: convertMillimetersToTwip(210), height: convertMillimetersToTwip(297) },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        ...(mark !== null && {
          headers: {
            default: new Header({
              children: [
                new Paragraph({
                  alignment: AlignmentType.RIGHT,
                  children: [new TextRun({ text: mark, bold: true, color: '8C1919' })],
                }),
              ],
            }),
          },
        }),
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [
                  new TextRun({ text: `${title} · Página `, size: SMALL }),
                  new TextRun({ children: [PageNumber.CURRENT], size: SMALL }),
                  new TextRun({ text: ' de ', size: SMALL }),
                  new TextRun({ children: [PageNumber.TOTAL_PAGES], size: SMALL }),
                ],
              }),
            ],
          }),
        },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}
