import type { SceneName } from '../../catalogue/scenes.ts';
import { castle, city, room, stadium, stage, table, temple, tents } from './built.ts';
import { beach, dunes, garden, horizon, jungle, pyramids, ridges, snow, volcano } from './lands.ts';
import { factory, grid } from './machines.ts';
import type { DrawScene } from './scene.ts';
import { aurora, clouds, fireworks, night, rays, space, stormy } from './skies.ts';
import { pond, underwater, waves } from './waters.ts';
import { candyland, crystal, lanterns } from './wonders.ts';

export const DRAW_SCENE: Readonly<Record<SceneName, DrawScene>> = {
  aurora,
  beach,
  candyland,
  castle,
  city,
  clouds,
  crystal,
  dunes,
  factory,
  fireworks,
  garden,
  grid,
  horizon,
  jungle,
  lanterns,
  night,
  pond,
  pyramids,
  rays,
  ridges,
  room,
  snow,
  space,
  stadium,
  stage,
  stormy,
  table,
  temple,
  tents,
  underwater,
  volcano,
  waves,
};
