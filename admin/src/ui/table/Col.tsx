import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { createContext, type ElementType, type MouseEvent, type ReactNode, useContext } from 'react';
import { DataTable as RaDataTable, type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ScreenReaderOnly } from '../ScreenReaderOnly';
import { SecondLine } from '../SecondLine';
import { type ListColumn, type RowTarget, stateOf } from './column';
import { ROW_ID } from './rowFocus';

/** Given by the table to its columns. */
interface TableOfCol {
  readonly phone: boolean;
  /** Resource of the column labels. */
  readonly resource?: string | undefined;
  /** Target of a row. */
  readonly linkOf: (record: RaRecord) => RowTarget | undefined;
}

export const ColContext = createContext<TableOfCol>({ phone: false, linkOf: () => undefined });
/** The first column identifies the row: its text is the link. */
export const FirstColumn = createContext(false);

/** Marks the link of a row. */
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
  /** Shown below on a phone, where the other columns are off screen. */
  readonly onPhone?: ((record: T) => ReactNode) | undefined;
  /** Hidden on a phone, where another column shows it (`onPhone`). */
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
          // Covers what is scrolled below it, in the colour of its row (theme.ts).
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

/** A click on a control in a cell, or in a dialog that it opened, is no click on the row. */
function stopOwnClick(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  const inCell = target instanceof Element && currentTarget.contains(target);
  if (!inCell || target.closest('a, button') !== null) event.stopPropagation();
}
