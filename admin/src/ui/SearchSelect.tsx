import { afinidad } from '@adjudica/domain';
import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import { type KeyboardEvent, useRef } from 'react';

interface AutocompleteInputProps<T, Free extends boolean | undefined>
  extends Omit<
    AutocompleteProps<T, false, false, Free>,
    'filterOptions' | 'onHighlightChange' | 'onKeyDown' | 'multiple' | 'disableClearable'
  > {
  /** Texts by which an option is found; left out = its label. */
  readonly textsOf?: (option: T) => readonly string[];
  /** The server has searched: options that it found by other rules are shown too, after those that match the text. */
  readonly filteredByServer?: boolean;
}

/** A name and its endings, so that 'Tipán' finds 'María Tipán'. */
export const namesOf = (person: string): string[] => {
  const words = person.split(' ');
  return words.map((_, i) => words.slice(i).join(' '));
};

/** The text equals the option or is the beginning of it. */
const STARTS = 1;
const NO_MATCH = 4;

/**
 * A choice with a search. Exact matches come first, then options that begin with the text, then those with a word that does, then the rest. Enter
 * takes the first option only if it begins with the text; any other is chosen with the arrows or the mouse.
 */
export function SearchSelect<T, Free extends boolean | undefined = false>(props: AutocompleteInputProps<T, Free>) {
  const { textsOf, filteredByServer = false, ...rest } = props;
  const { options, groupBy, getOptionLabel = String, getOptionDisabled, onInputChange } = rest;
  const deliberate = useRef(false);
  const rank = (option: T, wanted: string): number => {
    const texts = textsOf?.(option) ?? [getOptionLabel(option)];
    return Math.min(...texts.map((text) => afinidad(text, wanted) ?? NO_MATCH));
  };
  const ordered = (all: readonly T[], wanted: string): T[] => {
    if (wanted.trim() === '') return [...all];
    const ranks = new Map(all.map((option) => [option, rank(option, wanted)]));
    const rankOf = (option: T): number => ranks.get(option) ?? NO_MATCH;
    const visible = all.filter((option) => filteredByServer || rankOf(option) < NO_MATCH);
    if (groupBy === undefined) return visible.sort((a, b) => rankOf(a) - rankOf(b));
    const best = new Map<string, number>();
    for (const option of visible)
      best.set(groupBy(option), Math.min(rankOf(option), best.get(groupBy(option)) ?? NO_MATCH));
    const groupRank = (option: T): number => best.get(groupBy(option)) ?? NO_MATCH;
    return visible.sort(
      (a, b) => groupRank(a) - groupRank(b) || groupBy(a).localeCompare(groupBy(b)) || rankOf(a) - rankOf(b),
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement> & { defaultMuiPrevented?: boolean }) => {
    const { key, target } = event;
    if (key !== 'Enter' || deliberate.current || !(target instanceof HTMLInputElement)) return;
    if (target.getAttribute('aria-expanded') !== 'true' || target.value.trim() === '') return;
    const first = ordered(options, target.value).find((option) => getOptionDisabled?.(option) !== true);
    if (first === undefined || rank(first, target.value) <= STARTS) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
  };
  return (
    <Autocomplete<T, false, false, Free>
      {...rest}
      filterOptions={(all, { inputValue }) => ordered(all, inputValue)}
      onInputChange={(event, typed, reason) => {
        deliberate.current = false;
        onInputChange?.(event, typed, reason);
      }}
      onHighlightChange={() => {
        deliberate.current = true;
      }}
      onKeyDown={onKeyDown}
    />
  );
}
