import type { ComponentType } from 'react';
import type { SectionId } from '../sections.ts';
import * as actions from './actions.tsx';
import * as data from './data.tsx';
import * as feedback from './feedback.tsx';
import * as forms from './forms.tsx';
import * as foundations from './foundations.tsx';
import * as navigation from './navigation.tsx';
import * as records from './records.tsx';
import * as together from './together.tsx';

/** What each section draws. */
export const DEMOS: Record<SectionId, ComponentType> = {
  colour: foundations.ColourDemo,
  type: foundations.TypeDemo,
  depth: foundations.DepthDemo,
  festoon: foundations.FestoonDemo,
  button: actions.ButtonDemo,
  'icon-button': actions.IconButtonDemo,
  'command-palette': actions.CommandPaletteDemo,
  tabs: navigation.TabsDemo,
  'segmented-control': navigation.SegmentedControlDemo,
  pager: navigation.PagerDemo,
  carousel: navigation.CarouselDemo,
  ticker: navigation.TickerDemo,
  'text-field': forms.TextFieldDemo,
  select: forms.SelectDemo,
  combobox: forms.ComboboxDemo,
  checkbox: forms.CheckboxDemo,
  switch: forms.SwitchDemo,
  'amount-field': forms.AmountFieldDemo,
  'code-input': forms.CodeInputDemo,
  'date-range': forms.DateRangeDemo,
  'file-drop': forms.FileDropDemo,
  amount: data.AmountDemo,
  badge: data.BadgeDemo,
  tag: data.TagDemo,
  avatar: data.AvatarDemo,
  card: data.CardDemo,
  'data-table': records.DataTableDemo,
  chart: records.ChartDemo,
  progress: records.ProgressDemo,
  qr: records.QrDemo,
  accordion: records.AccordionDemo,
  'rich-text': records.RichTextDemo,
  dialog: feedback.DialogDemo,
  sheet: feedback.SheetDemo,
  popover: feedback.PopoverDemo,
  toast: feedback.ToastDemo,
  'empty-state': feedback.EmptyStateDemo,
  'error-state': feedback.ErrorStateDemo,
  skeleton: feedback.SkeletonDemo,
  spinner: feedback.SpinnerDemo,
  shelf: together.ShelfDemo,
};
