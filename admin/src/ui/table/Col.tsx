import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { createContext, type ElementType, type MouseEvent, type ReactNode, useContext } from 'react';
import { DataTable as RaDataTable, type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ScreenReaderOnly } from '../ScreenReaderOnly';
import { SecondLine } from '../SecondLine';
import { type ListColumn, type RowTarget, stateOf } from './column';
import { ROW_ID } from './useRowPress';

/** What its table tells a column. */
interface TableOfCol {
  readonly phone: boolean;
  /** Whose fields head the columns; a table of own rows is another resource inside. */
  readonly resource?: string | undefined;
  /** Where a row leads. */
  readonly linkOf: (record: RaRecord) => RowTarget | undefined;
}

export const ColContext = createContext<TableOfCol>({ phone: false, linkOf: () => undefined });
/** The first column says which row it is: its text is the link. */
export const FirstColumn = createContext(false);

/** Of the link in a row that leads where the row does. */
export const ROW_LINK = 'data-de-fila';

export interface ColProps<T extends RaRecord = RaRecord> extends ListColumn {
  readonly source?: Extract<keyof T, string> | (string & {});
  readonly field?: ElementType | undefined;
  readonly render?: ((record: T) => ReactNode) | undefined;
  readonly children?: ReactNode;
  readonly align?: 'left' | 'right';
  readonly disableSort?: boolean;
  /** Second line of the cell. */
  readonly secondary?: ((record: T) => ReactNode) | undefined;
  /** On a phone the other columns are a swipe away: what has to stand with this one there. */
  readonly onPhone?: ((record: T) => ReactNode) | undefined;
  /** Left out on a phone, where another column says it (`onPhone`). */
  readonly wideOnly?: boolean;
  readonly titled?: boolean;
}

/** react-admin's `DataTable.Col`, with a second line, what a phone shows and a link in the first column. */
export function Col<T extends RaRecord = RaRecord>(props: ColProps<T>) {
  const {
    source,
    label,
    align = 'left',
    disableSort = false,
    wideOnly = false,
    actions = false,
    titled = false,
  } = props;
  const { phone, resource } = useContext(ColContext);
  const translate = useTranslate();
  if (wideOnly && phone) return null;
  const heading = label ?? (source === undefined ? '' : translate(`resources.${resource}.fields.${source}`));
  return (
    <RaDataTable.Col
      {...(source !== undefined && { source })}
      label={actions && !titled ? <ScreenReaderOnly>{heading}</ScreenReaderOnly> : heading}
      align={align}
      disableSort={disableSort || source === undefined}
      sx={{
        whiteSpace: align === 'right' ? 'nowrap' : { xs: 'nowrap', md: 'normal' },
        ...(actions && {
          position: 'sticky',
          right: 0,
          width: 0,
          bgcolor: 'background.paper',
          // over what is scrolled below it, in the colour of its row (theme.ts)
          backgroundImage: 'var(--bajo-el-cursor)',
        }),
      }}
    >
      <Cell {...props} />
    </RaDataTable.Col>
  );
}

function Cell<T extends RaRecord>({ source, field: Field, render, children, secondary, onPhone }: ColProps<T>) {
  const record = useRecordContext<T>();
  const { phone, linkOf } = useContext(ColContext);
  const first = useContext(FirstColumn);
  if (record === undefined) return null;
  const link = first ? linkOf(record) : undefined;
  const content =
    children ??
    (render !== undefined ? (
      render(record)
    ) : Field !== undefined ? (
      <Field source={source} />
    ) : (
      String((source === undefined ? undefined : record[source]) ?? '')
    ));
  const below = secondary?.(record);
  return (
    <Box component="span" {...{ [ROW_ID]: record.id }} sx={{ display: 'contents' }} onClick={stopOwnClick}>
      {link === undefined ? (
        content
      ) : (
        <MuiLink
          component={Link}
          to={link}
          state={stateOf(link)}
          sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}
          {...{ [ROW_LINK]: '' }}
        >
          {content}
        </MuiLink>
      )}
      {below && <SecondLine>{below}</SecondLine>}
      {phone && onPhone?.(record)}
    </Box>
  );
}

/** What acts by itself in a cell, or in a dialog that one of its buttons opened, is no click on the row. */
function stopOwnClick(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  const inCell = target instanceof Element && currentTarget.contains(target);
  if (!inCell || target.closest('a, button') !== null) event.stopPropagation();
}
