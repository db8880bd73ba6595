import { propios } from '@adjudica/domain';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ViewerButton } from '../viewer/ViewToolbar';
import { cellsOf, differences, isUnchanged, type Mark, type Paragraph, stretches } from './differences';

export interface ComparisonProps {
  /** Rich text. */
  readonly before: string;
  readonly after: string;
}

const tags = { same: 'span', added: 'ins', removed: 'del' } as const satisfies Record<Mark, string>;

/** Additions are underlined and deletions struck through, so that they differ without colours too. What is equal far from a change is folded. */
export default function ComparedText({ before, after }: ComparisonProps) {
  const paragraphs = useMemo(() => differences(before, after), [before, after]);
  if (isUnchanged(paragraphs)) return <Alert severity="info">{propios.comparacionIgual}</Alert>;
  // other texts have other changes, and nothing of them was unfolded
  return <Stretches key={`${before}|${after}`} paragraphs={paragraphs} />;
}

function Stretches({ paragraphs }: { readonly paragraphs: readonly Paragraph[] }) {
  const all = useMemo(() => withKeys(stretches(paragraphs)), [paragraphs]);
  const changes = all.filter(({ parts }) => parts.kind === 'change').map(({ key }) => key);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current)
      box.current?.querySelector(`[data-cambio="${changes[at]}"]`)?.scrollIntoView?.({ block: 'center' });
  }, [at]);
  const goTo = (next: number) => {
    moved.current = true;
    setAt(next);
  };
  return (
    <Box ref={box} sx={{ overflowWrap: 'anywhere', '& p': { m: 0, mb: 1, whiteSpace: 'pre-wrap' }, ...colours }}>
      <Box sx={bar}>
        <Typography variant="body2" aria-live="polite">
          {propios.comparacionCambio(at + 1, changes.length)}
        </Typography>
        <ViewerButton name={propios.comparacionAnterior} disabled={at === 0} onClick={() => goTo(at - 1)}>
          <KeyboardArrowUp fontSize="small" />
        </ViewerButton>
        <ViewerButton
          name={propios.comparacionSiguiente}
          disabled={at === changes.length - 1}
          onClick={() => goTo(at + 1)}
        >
          <KeyboardArrowDown fontSize="small" />
        </ViewerButton>
      </Box>
      {all.map(({ key, parts: { kind, paragraphs: own } }) =>
        kind === 'far' && !unfolded.includes(key) ? (
          <Button key={key} size="small" sx={{ mb: 1 }} onClick={() => setUnfolded([...unfolded, key])}>
            {propios.comparacionIguales(own.length)}
          </Button>
        ) : (
          <Box key={key} {...(kind === 'change' && { 'data-cambio': key })} sx={key === changes[at] ? current : {}}>
            <Paragraphs paragraphs={own} />
          </Box>
        ),
      )}
    </Box>
  );
}

/** Rows that follow each other are one table. */
function Paragraphs({ paragraphs }: { readonly paragraphs: readonly Paragraph[] }) {
  const blocks: { rows: Paragraph[][]; text: Paragraph | null }[] = [];
  for (const parts of paragraphs) {
    const cells = cellsOf(parts);
    const last = blocks.at(-1);
    if (cells === null) blocks.push({ rows: [], text: parts });
    else if (last?.text === null) last.rows.push(cells);
    else blocks.push({ rows: [cells], text: null });
  }
  return withKeys(blocks).map(({ key, parts: { rows, text } }) =>
    text === null ? (
      <Box key={key} component="table" sx={table}>
        <tbody>
          {withKeys(rows).map((row) => (
            <tr key={row.key}>
              {withKeys(row.parts).map((cell) => (
                <td key={cell.key}>
                  <Parts parts={cell.parts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    ) : (
      <p key={key}>
        <Parts parts={text} />
      </p>
    ),
  );
}

const Parts = ({ parts }: { readonly parts: Paragraph }) =>
  withKeys(parts).map(({ key, parts: { mark, text } }) => {
    const Tag = tags[mark];
    return <Tag key={key}>{text}</Tag>;
  });

/** The order never changes, so the index can be the key. */
const withKeys = <T,>(list: readonly T[]) => list.map((parts, i) => ({ key: `${i}`, parts }));

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  mb: 1,
  bgcolor: 'background.paper',
} as const;
const current = { borderLeft: 3, borderColor: 'primary.main', pl: 1, ml: '-11px' } as const;
const table = {
  width: '100%',
  mb: 1,
  borderCollapse: 'collapse',
  '& td': { border: 1, borderColor: 'divider', px: 1, py: 0.25, verticalAlign: 'top' },
} as const;

const colours = {
  '& ins': { bgcolor: 'success.main', color: 'success.contrastText', textDecoration: 'underline', px: 0.25 },
  '& del': { bgcolor: 'action.selected', color: 'error.main', textDecoration: 'line-through', px: 0.25 },
} as const;
