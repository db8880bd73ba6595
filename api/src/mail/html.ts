import type Handlebars from 'handlebars';

/** The company as a mail's foot names it; `correo` also takes the answers. */
export interface Sender {
  readonly nombre: string;
  readonly direccion: string;
  readonly ciudad: string;
  readonly correo: string;
}

interface Item {
  readonly text: string;
  readonly href?: string;
}
interface Block {
  readonly lines: readonly string[];
  readonly items: readonly Item[];
}

const ADDRESS_LINE = /^ *(https?:\/\/\S+)$/;

/** Paragraphs stand between blank lines; in one, lines with '- ' are a list, and an address on the next line is the item's link. */
function blocksOf(text: string): Block[] {
  return text
    .trim()
    .split(/(?:\r?\n){2,}/)
    .map((paragraph) => {
      const lines: string[] = [];
      const items: Item[] = [];
      for (const line of paragraph.split(/\r?\n/)) {
        const [, href] = ADDRESS_LINE.exec(line) ?? [];
        const last = items.at(-1);
        if (href !== undefined && last !== undefined) items[items.length - 1] = { ...last, href };
        else if (line.startsWith('- ')) items.push({ text: line.slice(2) });
        else lines.push(line);
      }
      return { lines, items };
    });
}

const PAGE = `<!doctype html>
<html lang="es-EC"><head><meta charset="utf-8"><title>{{subject}}</title></head>
<body style="margin:0;background:#f4f5f7">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#fff;color:#1c2430;font:16px/1.5 Arial,sans-serif">
<p style="margin:0 0 20px;font-size:18px;font-weight:bold;color:#1f4e79">{{company.nombre}}</p>
{{#each blocks}}
{{#if lines}}<p style="margin:0 0 {{#if items}}4{{else}}16{{/if}}px">{{#each lines}}{{#unless @first}}<br>{{/unless}}{{this}}{{/each}}</p>{{/if}}
{{#if items}}<ul style="margin:0 0 16px;padding-left:20px">{{#each items}}<li>{{#if href}}<a href="{{href}}" style="color:#1f4e79">{{text}}</a>{{else}}{{text}}{{/if}}</li>{{/each}}</ul>{{/if}}
{{/each}}
<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #d5d9e0;font-size:13px;color:#5a6472">{{company.nombre}}, {{company.direccion}}, {{company.ciudad}}. {{company.correo}}</p>
</div></body></html>`;

let page: Handlebars.TemplateDelegate | undefined;

/** The same text for mail programs that show HTML, with the company's name above and its address below; everything is escaped. */
export function htmlOf({ subject, text }: { subject: string; text: string }, company: Sender): string {
  page ??= (require('handlebars') as typeof Handlebars).compile(PAGE);
  return page({ subject, company, blocks: blocksOf(text) });
}
