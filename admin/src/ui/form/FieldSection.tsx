import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { FieldInput, type FieldInputProps } from './FieldInput';
import { type Field, fieldOf } from './fields';
import { useFormValues, useRecordForm } from './RecordFormContext';

/** The field on which the options of a catalogue depend (CLI-073, CLI-074): province → canton → parish. */
const parents: Readonly<Record<string, string>> = { canton: 'provinciaCodigo', parroquia: 'cantonCodigo' };

/** Columns of fields that take more than one. */
export type Spans = Readonly<Record<string, 2 | 'all'>>;

interface FieldSectionProps {
  /** `seccion` of the fields in the table; also the id of the anchor. */
  readonly section: string;
  /** Left out = no heading, for a form of one section. */
  readonly title?: string;
  /** Beside the heading: a total, a button. */
  readonly aside?: ReactNode;
  /** These fields instead of all of the section, in this order. */
  readonly names?: readonly string[];
  readonly spans?: Spans | undefined;
  readonly children?: ReactNode;
}

export const anchorOf = (section: string): string => `seccion-${section}`;

/** The visible fields of one section, in as many columns as fit. */
export function FieldSection({ section, title, aside, names, spans = {}, children }: FieldSectionProps) {
  const { table, rules, editing, warnings, filters } = useRecordForm();
  const values = useFormValues();
  const titleId = useId();

  const filterOf = (name: string, row: Field): string | null => {
    const own = filters[name];
    if (own !== undefined) return JSON.stringify(own(values));
    const parent = row.tipo === 'catalogo' ? parents[row.recurso] : undefined;
    if (parent === undefined || table.campos[parent] === undefined) return '{}';
    const code = values[parent];
    return typeof code === 'string' && code !== '' ? JSON.stringify({ [parent]: code }) : null;
  };
  const propsOf = (name: string): FieldInputProps => ({
    name,
    required: table.esRequerido(name, values, rules),
    locked: table.estaBloqueado(name, values, rules),
    warning: warnings[name]?.(values[name] ?? null, values) ?? null,
    filter: filterOf(name, fieldOf(table, name)),
    span: spans[name],
  });
  const shown = (names ?? table.nombres.filter((name) => fieldOf(table, name).seccion === section)).filter((name) =>
    table.estaVisible(name, values, rules),
  );

  return (
    <Box
      component="section"
      id={anchorOf(section)}
      {...(title === undefined ? {} : { 'aria-labelledby': titleId })}
      sx={{ scrollMarginTop: 130 }}
    >
      {(title !== undefined || aside !== undefined) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 1.25, minHeight: 24 }}>
          {title !== undefined && (
            <Typography variant="h3" component="h2" id={titleId} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
              {title}
            </Typography>
          )}
          {aside}
        </Box>
      )}
      <Box
        component={editing ? 'div' : 'dl'}
        sx={{
          m: 0,
          display: 'grid',
          alignItems: 'start',
          columnGap: 2,
          rowGap: 1,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(212px, 1fr))' },
        }}
      >
        {shown.map((name) => (
          <FieldInput key={name} {...propsOf(name)} />
        ))}
      </Box>
      {children}
    </Box>
  );
}
