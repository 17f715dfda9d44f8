/** The agent centre: its menu and its pages, for agents, heads of lines and affiliates. */
export { AgentMenu } from './components/agent-menu.tsx';
export { AgentPages } from './components/agent-pages.tsx';
export { useAgentMenu } from './api/agents.ts';
